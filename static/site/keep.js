// Where a browser can put the folder among the apps of this device, a key does it.
const key = document.querySelector("[data-key=keep]");

addEventListener("beforeinstallprompt", (/** @type {any} */ offer) => {
  offer.preventDefault(); // its own bar would lie over the page
  key.hidden = false;
  key.onclick = () => {
    key.hidden = true; // an offer is taken or declined once
    offer.prompt();
  };
});
addEventListener("appinstalled", () => key.hidden = true);

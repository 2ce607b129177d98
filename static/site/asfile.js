// A page that was opened as a file says what does not work there, before anybody taps it. No module: a browser loads
// none for a file.
if (location.protocol === "file:") {
  document.getElementById("as-file").hidden = false;
  // a table would open empty
  addEventListener("DOMContentLoaded", () => {
    for (const link of document.querySelectorAll("a[data-game]")) link.removeAttribute("href");
  });
}

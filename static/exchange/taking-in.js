// Files on their way in: how much of them has been sent, then the import's own page.
import { t } from "../shell/texts.js";

/** @type {HTMLFormElement} */
const form = document.querySelector("#take-in");
const status = document.getElementById("sending");
const bar = document.getElementById("sent");

let sending = false; // a second tap sends nothing twice

function say(text) {
  status.hidden = false;
  if (status.textContent !== text) status.textContent = text;
}

function tell(share) {
  bar.hidden = false;
  bar.value = share;
  say(t("taking-in.sending", { share }));
}

// Nobody knows here whether it came to the server, so nothing is sent again by itself.
function lose() {
  sending = false;
  bar.hidden = true;
  say(t("taking-in.lost"));
}

// The page that came back: of an import that was begun, or this one with a sentence of what was wrong.
function arrive(request) {
  if (request.status < 400 && request.responseURL) {
    location.assign(request.responseURL);
    return;
  }
  const page = new DOMParser().parseFromString(request.responseText, "text/html");
  document.querySelector("main").replaceWith(page.querySelector("main"));
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (sending) return;
  sending = true;
  const request = new XMLHttpRequest();
  request.upload.addEventListener("progress", (one) => {
    if (one.lengthComputable) tell(Math.floor(100 * one.loaded / one.total));
  });
  request.addEventListener("load", () => arrive(request));
  request.addEventListener("error", lose);
  request.open("POST", form.action);
  request.send(new FormData(form));
});

// How this device shows the pages: its theme, the table mirrored, letters on the suits, the pot. Kept in
// cookies, so that the server writes the page so from its first byte and nothing flashes; it changes by a tap
// and never by itself.
const THEMES = ["dark", "dim", "light"];
const root = document.documentElement;
const cookies = document.cookie.split("; "); // asked once: each time the browser asks another process
const stored = (name) => cookies.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) || "";

// `value` "" takes a choice back.
export function choose(name, value) {
  document.cookie = `${name}=${value}; path=/; max-age=${value ? 31536000 : 0}; SameSite=Lax`;
  show(name, value);
}

export const chosen = (name) => root.dataset[name] ?? "";
export const isOn = (name) => name in root.dataset;

function show(name, value) {
  if (chosen(name) === value) return; // written so by the server
  if (value) root.dataset[name] = value;
  else delete root.dataset[name];
  if (name === "theme") {
    document.querySelector("meta[name=color-scheme]").content = value === "light" ? "light" : "dark";
  }
}

// A page kept from before, as when the server was away, may have been written for an earlier choice.
const usual = document.querySelector("meta[name=color-scheme]").dataset.usual || "dark";
show("theme", THEMES.includes(stored("theme")) ? stored("theme") : usual);
show("mirror", stored("mirror"));
show("letters", stored("letters"));
show("pot", stored("pot"));

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-theme-switch]")) {
    choose("theme", THEMES[(THEMES.indexOf(chosen("theme")) + 1) % THEMES.length]);
  }
});

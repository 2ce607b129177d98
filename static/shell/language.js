// In which language this device speaks: kept in a cookie, so that the server writes each page in it.

export function speakIn(code) {
  document.cookie = `lang=${code}; path=/; max-age=31536000; SameSite=Lax`;
  location.reload();
}

for (const one of document.querySelectorAll("[data-language]")) {
  one.addEventListener("click", () => speakIn(one.dataset.language));
}

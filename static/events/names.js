// Players from a file: its text goes where names are typed, to be looked through before they are entered.

export function namesFrom(label) {
  if (!label) return;
  const names = label.closest("form").elements.namedItem("players");
  label.hidden = false;
  label.querySelector("input").addEventListener("change", async ({ target }) => {
    if (target.files.length) names.value = (await target.files[0].text()).replace(/^\ufeff/, "");
    target.value = "";
  });
}

// The house rules of a table: what is typed hides the rules that do not hold it; a figure that is written
// picks its choice.
const find = document.getElementById("find");
const rules = [...document.querySelectorAll("[data-rule]")].map((element) => ({
  element,
  text: `${element.dataset.rule} ${element.textContent}`.toLowerCase(),
}));

function narrow() {
  const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const rule of rules) rule.element.hidden = !words.every((word) => rule.text.includes(word));
  for (const section of document.querySelectorAll("main section")) {
    section.hidden = !section.querySelector("[data-rule]:not([hidden])");
  }
}

find.addEventListener("input", narrow);
document.querySelector(".rule .refusal")?.scrollIntoView({ block: "center" });
for (const part of document.querySelectorAll(".figures .part input")) {
  part.addEventListener("input", () => {
    part.closest(".figures").querySelector("input[type=radio]").checked = true;
  });
}

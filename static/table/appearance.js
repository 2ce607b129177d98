// The menu's keys for how this device shows the table.
import { key } from "../shell/dom.js";
import { t } from "../shell/texts.js";
import { choose, chosen, isOn } from "../shell/theme.js";

export function lookKeys(desk) {
  const pick = (name, value) => () => {
    choose(name, value);
    desk.change({});
  };
  const plain = (on) => `plain${on ? " on" : ""}`;
  const theme = (name) =>
    key(`theme-${name}`, t(`look.${name}`), {
      kind: plain(chosen("theme") === name),
      pressed: chosen("theme") === name,
      onclick: pick("theme", name),
    });
  const either = (name) =>
    key(`menu-${name}`, t(`look.${name}`), {
      kind: plain(isOn(name)),
      pressed: isOn(name),
      onclick: pick(name, isOn(name) ? "" : "1"),
    });
  return [theme("dark"), theme("dim"), theme("light"), either("mirror"), either("letters"), either("pot")];
}

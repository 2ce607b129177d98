// A new draft of a hand that is written down later.
import { post, uuid } from "../shell/api.js";
import { fill, h, key, page, run } from "./common.js";
import { t } from "../shell/texts.js";

const token = uuid();
const begin = () =>
  run(async () => {
    const draft = await post({ path: `/tables/${page.table}/drafts`, body: {}, key: token });
    location.assign(`/tables/${page.table}/reconstruct/${draft.id}`);
  });

fill(
  document.getElementById("work"),
  h("p", { class: "actions" }, key("new-draft", t("putright.write-down"), { kind: "go", onclick: begin })),
);

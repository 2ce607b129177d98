// The engine itself in this browser: Pyodide, and in it the pure rooms of the product. One question, one
// answer, as JSON.
let answer = null;

// `answers`: the module whose `answer` is asked. `first` is asked before it is said to stand, or the finger that
// comes first would wait while all of Python is run for the first time; what is answered does not count.
async function begin({ pyodide, rooms, answers = "dealer_assist.contract.tablet" }, first) {
  const { loadPyodide } = await import(`${pyodide}pyodide.mjs`);
  const [python, archive] = await Promise.all([
    // nothing of Pyodide's own packages is needed: the rooms use the standard library alone
    loadPyodide({
      indexURL: pyodide,
      packageBaseUrl: pyodide,
      lockFileContents: { info: INFO, packages: {} },
    }),
    fetch(rooms).then((
      response,
    ) => (response.ok ? response.arrayBuffer() : Promise.reject(new Error(`${rooms}: ${response.status}`)))),
  ]);
  postMessage({ came: "python" });
  python.unpackArchive(archive, "zip");
  postMessage({ came: "rooms" });
  answer = python.runPython(`from ${answers} import answer\nanswer`);
  try {
    if (first) answer(first);
  } catch { /* it is told of when it is asked for */ }
}

const INFO = {
  abi_version: "2026_0",
  arch: "wasm32",
  platform: "emscripten_5_0_3",
  python: "3.14.2",
  version: "314.0.7",
};

addEventListener("message", ({ data }) => {
  if (data.begin) {
    return begin(data.begin, data.first).then(
      () => postMessage({ ready: true }),
      (problem) => postMessage({ failed: String(problem) }),
    );
  }
  try {
    postMessage({ id: data.id, answer: JSON.parse(answer(data.text)) });
  } catch (problem) {
    postMessage({ id: data.id, failed: String(problem) });
  }
  return null;
});

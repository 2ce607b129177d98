// What the form of a happening has so far, and how a tap changes it.
export function setFloor(desk, patch) {
  return desk.change({ floor: { ...desk.ui.floor, ...patch }, message: null });
}

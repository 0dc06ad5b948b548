/** jsdom has the element of a dialog but not how it opens, and no screen; the browser's own are proved end to end. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal = function showModal() {
  openers.set(this, document.activeElement);
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
  this.dispatchEvent(new Event('close'));
};
const nothingMatches = {
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};
/** Nothing is laid out, so that nothing has a size. */
class NoSizes {
  observe(): void {}
  disconnect(): void {}
}
/** A place of no size, though: what has none cannot be seen, and would get no focus in a dialog or a menu. */
Element.prototype.getClientRects = function getClientRects() {
  return Object.assign([this.getBoundingClientRect()], { item: () => null });
};
/** Frames by `setTimeout`: those of jsdom stop for good if a test fakes `setInterval`, and count from when the window was opened. */
const frameMs = 16;
Object.assign(window, {
  requestAnimationFrame: (draw: FrameRequestCallback) =>
    Number(setTimeout(() => draw(performance.now()), frameMs)),
  cancelAnimationFrame: (frame: number) => clearTimeout(frame),
  matchMedia: () => nothingMatches,
  scrollTo: () => undefined,
  ResizeObserver: NoSizes,
});
/** jsdom's own class is not that of the bytes that Node's encoders return. */
globalThis.Uint8Array = Object.getPrototypeOf(Buffer);

/** jsdom cannot open dialogs and has no layout. Browser tests cover the real behavior. */
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
/** Never reports a size, because jsdom has no layout. */
class FakeResizeObserver {
  observe(): void {}
  disconnect(): void {}
}
/** Returns one rectangle without a size. Elements without a rectangle count as hidden, and get no focus in a dialog or menu. */
Element.prototype.getClientRects = function getClientRects() {
  return Object.assign([this.getBoundingClientRect()], { item: () => null });
};
/**
 * Schedules frames with `setTimeout`. The frames of jsdom stop permanently if a test fakes `setInterval`, and their timestamps count from the creation of the
 * window.
 */
const frameMs = 16;
Object.assign(window, {
  requestAnimationFrame: (draw: FrameRequestCallback) =>
    Number(setTimeout(() => draw(performance.now()), frameMs)),
  cancelAnimationFrame: (frame: number) => clearTimeout(frame),
  matchMedia: () => nothingMatches,
  scrollTo: () => undefined,
  ResizeObserver: FakeResizeObserver,
});
/** Node's encoders return this class, which differs from jsdom's own. */
globalThis.Uint8Array = Object.getPrototypeOf(Buffer);

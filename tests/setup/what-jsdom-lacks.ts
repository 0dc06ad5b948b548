/** jsdom has the element of a dialog but not how it opens, and no screen; the browser's own are proved end to end. */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
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
Object.assign(window, {
  matchMedia: () => nothingMatches,
  scrollTo: () => undefined,
  ResizeObserver: NoSizes,
});

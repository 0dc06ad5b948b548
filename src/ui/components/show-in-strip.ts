/** Scrolls the link to a path to the middle of a strip that is wider than the screen, without scrolling the page. */
export function showInStrip(strip: HTMLElement | null, to: string | null): void {
  const link = [...(strip?.querySelectorAll('a') ?? [])].find((each) => each.getAttribute('href') === to);
  if (strip === null || link === undefined) return;
  const [shown, frame] = [link.getBoundingClientRect(), strip.getBoundingClientRect()];
  strip.scrollLeft += shown.left + shown.width / 2 - (frame.left + frame.width / 2);
}

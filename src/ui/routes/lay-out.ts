/** What `reading.css` leaves for later. */
const below = '.unit + .unit, .lesson-section + .lesson-section, .guide-text > section + section';

const becomeWhole = ({ documentElement }: Document): void => {
  documentElement.dataset['whole'] = '';
};

/**
 * A page that is to stand at a place in it (a hash, a reload, a step back from another site) needs every height above that
 * place at once.
 */
export function layOutForPlace(page: Document): void {
  const [entry] = performance.getEntriesByType('navigation');
  const isNew = entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
  if (!isNew || page.location.hash !== '') becomeWhole(page);
}

/**
 * Lays out what is below the first picture, a piece in every idle moment once the letters are there: all at once takes
 * longer than a frame on a slow processor, and again with each font that arrives. Pages after this one are laid out whole.
 */
export async function layOutBelow(page: Document, idle: () => Promise<void>): Promise<void> {
  await page.fonts.ready;
  const pieces = page.querySelectorAll<HTMLElement>(below);
  for (const piece of pieces) {
    await idle();
    piece.style.contentVisibility = 'visible';
  }
  becomeWhole(page);
  for (const { style } of pieces) style.removeProperty('content-visibility');
}

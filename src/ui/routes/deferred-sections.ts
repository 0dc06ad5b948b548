/** The selectors that `reading.css` lays out later. */
const below = '.unit + .unit, .lesson-section + .lesson-section, .guide-text > section + section';

/** How a page was come to. */
export type PageArrival = {
  /** Back to a place in it: a reload, a step back or forward, a hash. Every height above that place must be right at once. */
  readonly atPlace: boolean;
};

/** Whether this document was come to by a link or an address: not by a reload, nor by a step back or forward. */
export function isNewDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'navigate';
}

/** How this document was come to. */
export const pageArrivalOf = (page: Document): PageArrival => ({
  atPlace: !isNewDocument() || page.location.hash !== '',
});

/** Says how far the page that comes is laid out at first. */
export function markDeferredSections({ documentElement }: Document, { atPlace }: PageArrival): void {
  if (atPlace) documentElement.dataset['whole'] = '';
  else delete documentElement.dataset['whole'];
}

/**
 * Lays out the sections below the first screen, one per idle moment after the fonts have loaded: all at once would take longer than a frame
 * on a slow processor. Afterwards the page stays laid out. Stops if the user leaves the page.
 */
export async function revealDeferredSections(page: Document, idle: () => Promise<void>): Promise<void> {
  const { pathname } = page.location;
  await page.fonts.ready;
  for (const piece of page.querySelectorAll<HTMLElement>(below)) {
    await idle();
    if (page.location.pathname !== pathname) return;
    piece.style.contentVisibility = 'visible';
  }
  if (page.location.pathname === pathname) page.documentElement.dataset['whole'] = '';
}

/** The sections that `reading.css` lays out later. */
const below = '.unit + .unit, .lesson-section + .lesson-section, .guide-text > section + section';

export type PageArrival = {
  /**
   * Whether the user returns to a position in the page, by a reload, the Back or Forward button, or a fragment. Every height above that position must then be
   * correct immediately.
   */
  readonly atPlace: boolean;
};

/** Whether this document was opened with a link or a URL, instead of a reload or the Back or Forward button. */
export function isNewDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'navigate';
}

export const pageArrivalOf = (page: Document): PageArrival => ({
  atPlace: !isNewDocument() || page.location.hash !== '',
});

/** Sets how much of the next page is laid out at first. */
export function markDeferredSections({ documentElement }: Document, { atPlace }: PageArrival): void {
  if (atPlace) documentElement.dataset['whole'] = '';
  else delete documentElement.dataset['whole'];
}

/**
 * Lays out the sections below the first screen, one per idle period after the fonts have loaded. On a slow processor, laying out all sections together would
 * take longer than a frame. They stay laid out. Stops if the user leaves the page.
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

import { offline as words } from './messages/en/offline.ts';

/** The texts that the marks' links are described by; they stand on the page. */
export const markIds = { available: 'lesson-available', missing: 'lesson-not-available' } as const;

type Mark = keyof typeof markIds;

const slugOf = (link: HTMLAnchorElement): string =>
  decodeURIComponent(/^\/lessons\/([^/]+)$/.exec(link.pathname)?.[1] ?? '');

function mark(card: Element, link: HTMLAnchorElement, as: Mark | null): void {
  if (as === null) {
    card.removeAttribute('data-device');
    card.removeAttribute('data-missing');
    link.removeAttribute('aria-describedby');
    return;
  }
  card.toggleAttribute('data-missing', as === 'missing');
  card.setAttribute('data-device', as === 'available' ? words.available : words.notAvailable);
  link.setAttribute('aria-describedby', markIds[as]);
}

/**
 * Marks the cards on the page whose lessons are at hand; the others too while there is no network. From outside, because the
 * cards may be the server's markup, which is not React's (`StaticServerHtml`). Follows cards that come; the answer ends it.
 */
export function markCards(page: Element, available: ReadonlySet<string>, markMissing: boolean): () => void {
  const markAll = (): void => {
    for (const card of page.querySelectorAll('.lesson-card')) {
      const link = card.querySelector<HTMLAnchorElement>('h3 a');
      if (link !== null)
        mark(card, link, available.has(slugOf(link)) ? 'available' : markMissing ? 'missing' : null);
    }
  };
  markAll();
  const observer = new MutationObserver(markAll);
  observer.observe(page, { childList: true, subtree: true });
  return () => observer.disconnect();
}

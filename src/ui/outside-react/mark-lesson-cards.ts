/**
 * The only code that changes elements which React may own. It sets attributes that React never sets, and therefore never removes. It can be replaced when
 * single cards of a list from the server (`StaticServerHtml`) can be hydrated. A test fails if React removes these attributes.
 */

export const markIds = { available: 'lesson-available', missing: 'lesson-not-available' } as const;

type Mark = keyof typeof markIds;

export type LessonMarks = {
  readonly available: ReadonlySet<string>;
  readonly markMissing: boolean;
  readonly words: { readonly [mark in Mark]: string };
};

const slugOf = (link: HTMLAnchorElement): string =>
  decodeURIComponent(/^\/lessons\/([^/]+)$/.exec(link.pathname)?.[1] ?? '');

function mark(card: Element, link: HTMLAnchorElement, { available, markMissing, words }: LessonMarks): void {
  const as: Mark = available.has(slugOf(link)) ? 'available' : 'missing';
  if (as === 'missing' && !markMissing) {
    for (const name of ['data-device', 'data-missing']) card.removeAttribute(name);
    link.removeAttribute('aria-describedby');
    return;
  }
  card.toggleAttribute('data-missing', as === 'missing');
  card.setAttribute('data-device', words[as]);
  link.setAttribute('aria-describedby', markIds[as]);
}

/** Marks the cards on the page, and cards that are added later. Returns a function that stops this. */
export function markLessonCards(page: Element, marks: LessonMarks): () => void {
  const markAll = (): void => {
    for (const card of page.querySelectorAll('.lesson-card')) {
      const link = card.querySelector<HTMLAnchorElement>('h3 a');
      if (link !== null) mark(card, link, marks);
    }
  };
  markAll();
  const observer = new MutationObserver(markAll);
  observer.observe(page, { childList: true, subtree: true });
  return () => observer.disconnect();
}

import type { PreloadPages, Readiness } from '#application/client/identity/navigation/preload-pages.ts';

export type LinkPrefetchPorts = {
  /** Returns the route of a path; null for a path of another site. */
  readonly routeAt: (pathname: string) => string | null;
  readonly preload: PreloadPages;
  /** Fetches the module of a route that is about to be opened. */
  readonly goTo: (route: string) => void;
};

/** The links that are watched for; the answer of `prefetchLinks`. */
export type PrefetchedLinks = {
  /** Looks for links that have come onto the page; pages of those that can be seen are preloaded. */
  readonly lookAgain: () => void;
  readonly stop: () => void;
};

const intents = ['mouseover', 'focusin', 'touchstart'] as const;

/** The route that a link leads to within the app; null for other places, files and places on the page that is shown. */
function routeOf(link: HTMLAnchorElement, { routeAt }: LinkPrefetchPorts): string | null {
  const { origin, pathname } = window.location;
  if (link.origin !== origin || link.hasAttribute('download') || link.target === '_blank') return null;
  return link.pathname === pathname ? null : routeAt(link.pathname);
}

/** Whether a click follows a link here, and not in another tab or to a file. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The link that an event happened on or in. */
const linkAt = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * NAV-18: opens the page of a link that a person is about to follow (pointer, focus, finger), and from the first
 * `lookAgain` on fetches those of all links that can be seen. The page of a link that is clicked is asked for first of all:
 * the router does much before it asks.
 */
export function prefetchLinks(page: Document, following: LinkPrefetchPorts): PrefetchedLinks {
  const preload = (links: readonly HTMLAnchorElement[], readiness: Readiness): void =>
    following.preload(
      links.map((link) => routeOf(link, following)).filter((route) => route !== null),
      readiness,
    );

  const ended = new AbortController();
  for (const intent of intents) {
    page.addEventListener(
      intent,
      (event) => {
        const link = linkAt(event);
        if (link !== null) preload([link], 'opened');
      },
      { passive: true, signal: ended.signal },
    );
  }
  page.addEventListener(
    'click',
    (event) => {
      const link = isPlain(event) ? linkAt(event) : null;
      const route = link === null ? null : routeOf(link, following);
      if (route !== null) following.goTo(route);
    },
    { capture: true, passive: true, signal: ended.signal },
  );
  const seen = new IntersectionObserver((entries) => {
    const links = entries
      .filter(({ isIntersecting }) => isIntersecting)
      .map(({ target }) => target)
      .filter((target) => target instanceof HTMLAnchorElement);
    for (const link of links) seen.unobserve(link);
    preload(links, 'fetched');
  });
  const watched = new WeakSet<Element>();
  return {
    stop() {
      ended.abort();
      seen.disconnect();
    },
    lookAgain() {
      for (const link of page.querySelectorAll('a[href]')) {
        if (watched.has(link)) continue;
        watched.add(link);
        seen.observe(link);
      }
    },
  };
}

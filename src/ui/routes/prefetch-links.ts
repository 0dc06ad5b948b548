import { opensHere } from './opens-here.ts';
import type { PreloadPages, Readiness } from '#application/client/identity/navigation/preload-pages.ts';

export type LinkPrefetchPorts = {
  /** Returns the name of the route with this path, or null if there is none. */
  readonly routeAt: (pathname: string) => string | null;
  readonly preload: PreloadPages;
  readonly goTo: (route: string) => void;
};

export type PrefetchedLinks = {
  readonly lookAgain: () => void;
  readonly stop: () => void;
};

const intents = ['mouseover', 'focusin', 'touchstart'] as const;

/** Returns the route of a link within the app. Null for other sites, files and anchors in the current page. */
function routeOf(link: HTMLAnchorElement, { routeAt }: LinkPrefetchPorts): string | null {
  const { origin, pathname } = window.location;
  if (link.origin !== origin || link.hasAttribute('download') || link.target === '_blank') return null;
  return link.pathname === pathname ? null : routeAt(link.pathname);
}

const linkAt = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * NAV-18: loads the page of a link that the user is about to follow (pointer, focus, touch). After the first call of `lookAgain`, also loads the pages of all
 * visible links. Requests the page of a clicked link immediately, because the router does a lot of work before it requests the page.
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
      const link = opensHere(event) ? linkAt(event) : null;
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

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from '#domain/identity/navigation/paths.ts';
import { pageTitle } from '#domain/identity/navigation/page-title.ts';
import { useApp } from '../app-context.tsx';
import { pages } from '../messages/en/pages.ts';
import type { Visits } from './visits.ts';

/** Moves the focus to the page's heading. Used after a navigation, or if the focused element has disappeared. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
}

/**
 * After a navigation, sets the document's title, sends the page view (ANA-1), and focuses the heading (NAV-10). Returns the text for the live region, which is
 * empty on the first load.
 */
export function usePageArrival(
  title: string,
  { pathname, search, hash }: Location,
  visits: Visits,
): RefObject<HTMLOutputElement | null> {
  const { trackPageView } = useApp().navigation;
  const announcer = useRef<HTMLOutputElement>(null);
  const seen = useRef<string | null>(null);

  // Runs before the effects of the page itself, because an error page sets its own title.
  useLayoutEffect(() => {
    document.title = pageTitle(title);
  }, [title]);

  useEffect(() => {
    const location = `${window.location.origin}${pathname}${search}`;
    if (seen.current === location) return;
    const referrer = seen.current ?? document.referrer;
    seen.current = location;
    trackPageView({
      path: `${pathname}${search}`,
      location,
      referrer,
      query: new Map(new URLSearchParams(search)),
    });
  }, [pathname, search, trackPageView]);

  useEffect(() => {
    const before = visits.arrive({ pathname, search, hash });
    if (before === null || before === pathname) return;
    if (announcer.current !== null) announcer.current.textContent = pages.arrived(document.title);
    if (hash === '') focusHeading();
  }, [pathname, search, hash, visits]);

  return announcer;
}

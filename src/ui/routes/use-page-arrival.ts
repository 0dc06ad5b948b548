import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from '#domain/navigation/paths.ts';
import { pageTitle } from '#domain/navigation/page-title.ts';
import { useApp } from '../app-context.tsx';
import { pages } from '../messages/en/pages.ts';
import type { Visits } from './visits.ts';

/** Puts the focus on the page's heading: after a navigation, or where what had it has gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
}

/**
 * What follows a settled navigation: the title of the document, the page view (ANA-1), focus on the heading and the words
 * that a screen reader says (NAV-10). The answer is for the live region that says them; it is silent on first load.
 */
export function usePageArrival(
  title: string,
  { pathname, search, hash }: Location,
  visits: Visits,
): RefObject<HTMLOutputElement | null> {
  const { trackPageView } = useApp().navigation;
  const announcer = useRef<HTMLOutputElement>(null);
  const seen = useRef<string | null>(null);

  // Before the effects of the page itself, of which an error page has a title of its own.
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

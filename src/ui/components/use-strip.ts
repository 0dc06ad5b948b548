import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Scrolls the link to a path to the middle of a strip that is wider than the screen, without scrolling the page. */
function showInStrip(strip: HTMLElement | null, to: string | null): void {
  const link = [...(strip?.querySelectorAll('a') ?? [])].find((each) => each.getAttribute('href') === to);
  if (strip === null || link === undefined) return;
  const [shown, frame] = [link.getBoundingClientRect(), strip.getBoundingClientRect()];
  strip.scrollLeft += shown.left + shown.width / 2 - (frame.left + frame.width / 2);
}

/** Returns the ref of a strip of links that keeps the link to `current` in view, even when the window is resized. */
export function useStrip<E extends HTMLElement>(current: string | null): RefObject<E | null> {
  const strip = useRef<E>(null);
  useLayoutEffect(() => {
    const show = (): void => showInStrip(strip.current, current);
    show();
    window.addEventListener('resize', show);
    return () => window.removeEventListener('resize', show);
  }, [current]);
  return strip;
}

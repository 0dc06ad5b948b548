import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { isNewDocument } from '../routes/deferred-sections.ts';

/** Input events that mean that the user scrolls or navigates. */
const ownActs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps an element at the top of the window: it may not be there yet, and what comes above it moves it. Its heading, if it has
 * one that takes the focus, gets it once. Ends when the person scrolls, points or types.
 * @param id of the element; nothing happens while there is none
 * @returns ends it
 */
function holdInView(id: string): () => void {
  let found = false;
  const acts = new AbortController();
  const place = (): void => {
    const named = document.getElementById(id);
    if (named === null) return;
    named.scrollIntoView({ behavior: 'instant' });
    if (!found && document.activeElement === document.body)
      document.getElementById(`${id}-heading`)?.focus({ preventScroll: true });
    found = true;
  };
  const changes = new MutationObserver(place);
  const end = (): void => {
    changes.disconnect();
    acts.abort();
  };
  changes.observe(document.body, { childList: true, subtree: true });
  for (const act of ownActs) window.addEventListener(act, end, { passive: true, signal: acts.signal });
  place();
  return end;
}

/**
 * Leads to the section that the address names by its hash, once the data that it shows is there. A reload and a step back have
 * a place of their own, which is restored.
 */
export function SectionArrival(): null {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    // The router gives the page that a document begins with no key.
    const isCalled = type === NavigationType.Pop ? key === 'default' && isNewDocument() : true;
    return isCalled ? holdInView(hash.slice(1)) : undefined;
  }, [hash, key, type]);
  return null;
}

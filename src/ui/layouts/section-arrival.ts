import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { isNewDocument } from '../routes/deferred-sections.ts';

/** Input events that show that the user scrolls or navigates. */
const ownActs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps an element at the top of the window. The element may not exist yet, and content above it may move it. If its heading can take the focus, it gets the
 * focus once. Ends when the user scrolls, points or types.
 * @param id of the element. Nothing happens while it does not exist.
 * @returns a function that ends this
 */
function holdInView(id: string): () => void {
  let found = false;
  const acts = new AbortController();
  const scrollToSection = (): void => {
    const named = document.getElementById(id);
    if (named === null) return;
    named.scrollIntoView({ behavior: 'instant' });
    if (!found && document.activeElement === document.body)
      document.getElementById(`${id}-heading`)?.focus({ preventScroll: true });
    found = true;
  };
  const changes = new MutationObserver(scrollToSection);
  const end = (): void => {
    changes.disconnect();
    acts.abort();
  };
  changes.observe(document.body, { childList: true, subtree: true });
  for (const act of ownActs) window.addEventListener(act, end, { passive: true, signal: acts.signal });
  scrollToSection();
  return end;
}

/** Scrolls to the section in the URL's fragment when its data is shown. After a reload or the Back button, the earlier scroll position is restored instead. */
export function SectionArrival(): null {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    // The router's key for the first page of a document is `default`.
    const isCalled = type === NavigationType.Pop ? key === 'default' && isNewDocument() : true;
    return isCalled ? holdInView(hash.slice(1)) : undefined;
  }, [hash, key, type]);
  return null;
}

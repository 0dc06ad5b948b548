/** By these somebody goes elsewhere on the page. */
const ownActs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps what an address names by its hash at the top of the window: it may not be there yet, and what comes above it moves it.
 * Its heading, if it has one that takes the focus, gets it once. Ends when the person scrolls, points or types.
 * @param id of the element; nothing happens while there is none
 * @returns ends it
 */
export function holdInView(id: string): () => void {
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

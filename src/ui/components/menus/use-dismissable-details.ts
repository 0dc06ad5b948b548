import { type RefObject, useEffect, useRef } from 'react';

/** Closes a `<details>` menu on Escape, on a click outside, when the focus leaves it, and when the user chooses an entry. */
export function useDismissableDetails(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = ref.current;
    if (details === null) return undefined;
    const toSummary = (): void => details.querySelector('summary')?.focus();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !details.open) return;
      details.open = false;
      toSummary();
    };
    const onClick = (event: MouseEvent): void => {
      if (!(event.target instanceof Element)) return;
      const inMenu = details.contains(event.target);
      const taken = inMenu && event.target.closest('a, button') !== null;
      if (!inMenu || taken) details.open = false;
      // The focused entry is about to be hidden. Without this, a dialog that the entry opened could not return the focus.
      if (taken) toSummary();
    };
    const onLeave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && !details.contains(relatedTarget)) details.open = false;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    details.addEventListener('focusout', onLeave);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
      details.removeEventListener('focusout', onLeave);
    };
  }, []);
  return ref;
}

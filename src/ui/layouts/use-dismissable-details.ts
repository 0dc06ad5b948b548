import { type RefObject, useEffect, useRef } from 'react';

/** Closes a `<details>` menu on Escape, on a click elsewhere, and once one of its entries was taken. */
export function useDismissableDetails(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = ref.current;
    if (details === null) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !details.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    const onClick = (event: MouseEvent): void => {
      if (!(event.target instanceof Element)) return;
      const inMenu = details.contains(event.target);
      if (!inMenu || event.target.closest('a, button') !== null) details.open = false;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, []);
  return ref;
}

import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Field } from './field-state.ts';
import { isChanged } from './is-changed.ts';

/**
 * Returns the `ref` of a field. Calls `tell` once if the user changed the field before the script ran. In that case, React keeps the value but fires no event.
 */
export function useEarlyChange<F extends Field>(tell: (field: F) => void): RefObject<F | null> {
  const field = useRef<F>(null);
  const first = useRef(tell);
  useLayoutEffect(() => {
    if (field.current !== null && isChanged(field.current)) first.current(field.current);
  }, []);
  return field;
}

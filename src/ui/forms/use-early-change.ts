import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Field } from './field-state.ts';
import { isChanged } from './is-changed.ts';

/**
 * The `ref` of a field; `tell` is called once for what a person typed, chose or ticked in it before the page's script ran: React
 * keeps that in the field and tells nobody.
 */
export function useEarlyChange<F extends Field>(tell: (field: F) => void): RefObject<F | null> {
  const field = useRef<F>(null);
  const first = useRef(tell);
  useLayoutEffect(() => {
    if (field.current !== null && isChanged(field.current)) first.current(field.current);
  }, []);
  return field;
}

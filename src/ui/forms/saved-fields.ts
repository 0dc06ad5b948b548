import { type Field, fieldsOf, stateOf } from './field-state.ts';

/** What was in a field when its form was last sent. */
const saved = new WeakMap<Element, string>();

/** What stands in this field now is not unsaved. */
export function markFieldSaved(field: Field | null): void {
  if (field !== null) saved.set(field, stateOf(field));
}

/** The form was sent: what stands in it now is not unsaved any more. */
export function markSaved(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) markFieldSaved(field);
}

/** Whether a field still holds what was sent; null where nothing was. */
export const isAsSaved = (field: Field): boolean | null => {
  const state = saved.get(field);
  return state === undefined ? null : state === stateOf(field);
};

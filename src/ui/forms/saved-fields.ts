import { type Field, formFieldsOf, fieldStateOf } from './field-state.ts';

/** The values of fields when their form was last sent. */
const saved = new WeakMap<Element, string>();

/** Marks the current value of a field as saved. */
export function markFieldSaved(field: Field | null): void {
  if (field !== null) saved.set(field, fieldStateOf(field));
}

/** Marks the current values of a form as saved. */
export function markSaved(form: HTMLFormElement): void {
  for (const field of formFieldsOf(form)) markFieldSaved(field);
}

/** Whether a field still holds what was sent; null where nothing was. */
export const isAsSaved = (field: Field): boolean | null => {
  const state = saved.get(field);
  return state === undefined ? null : state === fieldStateOf(field);
};

import { type Field, formFieldsOf, fieldStateOf } from './field-state.ts';

const saved = new WeakMap<Element, string>();

export function markFieldSaved(field: Field | null): void {
  if (field !== null) saved.set(field, fieldStateOf(field));
}

export function markSaved(form: HTMLFormElement): void {
  for (const field of formFieldsOf(form)) markFieldSaved(field);
}

/** Whether a field still has its submitted value, or null if none was submitted. */
export const isAsSaved = (field: Field): boolean | null => {
  const state = saved.get(field);
  return state === undefined ? null : state === fieldStateOf(field);
};

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

export const formFieldsOf = (form: HTMLFormElement): readonly Field[] =>
  [...form.elements].filter(isField).filter(({ name }) => name !== '');

/** Returns the key of a field in its form. Checkboxes and radio buttons may share a name. */
export const fieldKey = (field: Field): string =>
  isTicked(field) ? `${field.name}=${field.value}` : field.name;

export const fieldStateOf = (field: Field): string =>
  isTicked(field) ? (field.checked ? 'ticked' : '') : field.value;

export function restoreField(field: Field, state: string): void {
  // Clicks the field, because a checkbox drawn by a script must receive the event.
  if (isTicked(field) && field.checked !== (state !== '')) field.click();
  else if (!isTicked(field)) field.value = state;
}

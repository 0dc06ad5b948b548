/** What was typed into the forms of this visit, by path and the form's name. Gone with the page; never a secret. */
const drafts = new Map<string, ReadonlyMap<string, string>>();

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Pages with several forms tell them apart by name. */
const keyOf = (path: string, form: HTMLFormElement): string => `${path} ${form.getAttribute('name') ?? ''}`;

/** Passwords, codes that hold once, and what is typed to be sure are asked for anew. */
const isKept = (field: Field): boolean =>
  field.name !== '' &&
  !['password', 'hidden'].includes(field.type) &&
  !['one-time-code', 'off'].includes(field.getAttribute('autocomplete') ?? '') &&
  !('readOnly' in field && field.readOnly);

/** The fields that a draft holds. */
const draftFields = (form: HTMLFormElement): readonly Field[] =>
  [...form.elements].filter(isField).filter(isKept);

/** Remembers what stands in a form now. */
export function keepDraft(path: string, form: HTMLFormElement): void {
  drafts.set(keyOf(path, form), new Map(draftFields(form).map(({ name, value }) => [name, value])));
}

/** Puts back what was typed when the person comes back to a form, by the back button or a link. */
export function restoreDraft(path: string, form: HTMLFormElement): void {
  const draft = drafts.get(keyOf(path, form));
  if (draft === undefined) return;
  for (const field of draftFields(form)) field.value = draft.get(field.name) ?? field.value;
}

/** Forgets one form, once it was sent. */
export const forgetDraft = (path: string, form: HTMLFormElement): void =>
  void drafts.delete(keyOf(path, form));

/** Forgets every form, so that the next person at this screen finds none. */
export const forgetDrafts = (): void => drafts.clear();

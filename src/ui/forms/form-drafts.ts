/** What was typed into the forms of this visit, by path. Gone with the page; never a password. */
const drafts = new Map<string, ReadonlyMap<string, string>>();

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const isKept = (field: Field): boolean =>
  field.name !== '' &&
  !['password', 'hidden'].includes(field.type) &&
  !('readOnly' in field && field.readOnly);

/** The fields that a draft holds. */
const draftFields = (form: HTMLFormElement): readonly Field[] =>
  [...form.elements].filter(isField).filter(isKept);

/** Remembers what stands in a form now. */
export function keepDraft(path: string, form: HTMLFormElement): void {
  drafts.set(path, new Map(draftFields(form).map(({ name, value }) => [name, value])));
}

/** Puts back what was typed when the person comes back to a form, by the back button or a link. */
export function restoreDraft(path: string, form: HTMLFormElement): void {
  const draft = drafts.get(path);
  if (draft === undefined) return;
  for (const field of draftFields(form)) field.value = draft.get(field.name) ?? field.value;
}

/** Forgets one form, once it was sent. */
export const forgetDraft = (path: string): void => void drafts.delete(path);

/** Forgets every form, so that the next person at this screen finds none. */
export const forgetDrafts = (): void => drafts.clear();

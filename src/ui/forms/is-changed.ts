import type { Field } from './field-state.ts';
import { isAsSaved } from './saved-fields.ts';

/** Types of inputs that contain no user input. */
const silent: ReadonlySet<string> = new Set(['hidden', 'submit', 'button', 'reset', 'image']);

/** Returns the default option of a list: the marked one, otherwise the first. */
const defaultChoice = ({ options }: HTMLSelectElement): number =>
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );

/** Whether the user has changed a field since the page was rendered or the form was submitted. */
export function isChanged(field: Field): boolean {
  const asSaved = isAsSaved(field);
  if (asSaved !== null) return !asSaved;
  if (field instanceof HTMLSelectElement) {
    return !field.multiple && field.options.length > 0 && field.selectedIndex !== defaultChoice(field);
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field.type === 'checkbox' || field.type === 'radio') return field.checked !== field.defaultChecked;
  return !silent.has(field.type) && field.value !== field.defaultValue;
}

import type { Field } from './field-state.ts';
import { isAsSaved } from './saved-fields.ts';

/** These hold no words of a person, whatever their value says. */
const silent: ReadonlySet<string> = new Set(['hidden', 'submit', 'button', 'reset', 'image']);

/** The choice that a list shows by itself: the one marked so, or else the first. */
const defaultChoice = ({ options }: HTMLSelectElement): number =>
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );

/** Whether somebody typed or chose something here: it is neither as the page made it nor as it was last sent. */
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

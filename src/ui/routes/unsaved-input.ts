import type { Field } from '../forms/field-state.ts';
import { isChanged } from '../forms/is-changed.ts';

const fields = 'main :is(input, textarea, select)';
/** Whether a field belongs to a search form. Its values are part of the URL and cannot be lost. */
const isSearch = ({ form }: Field): boolean => form?.method === 'get';

/** Whether the page has input that would be lost (NAV-17). This is a field in its main part that differs from its initial and its last submitted value. */
export const hasUnsavedInput = (page: Document): boolean =>
  [...page.querySelectorAll<Field>(fields)].some((field) => !isSearch(field) && isChanged(field));

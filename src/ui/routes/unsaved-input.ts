import type { Field } from '../forms/field-state.ts';
import { isChanged } from '../forms/is-changed.ts';

const fields = 'main :is(input, textarea, select)';
/** The values of a search form are part of the URL and cannot be lost. */
const isSearch = ({ form }: Field): boolean => form?.method === 'get';

/** Whether the page has input that would be lost (NAV-17): a field of its main part that differs from its initial and its last submitted value. */
export const hasUnsavedInput = (page: Document): boolean =>
  [...page.querySelectorAll<Field>(fields)].some((field) => !isSearch(field) && isChanged(field));

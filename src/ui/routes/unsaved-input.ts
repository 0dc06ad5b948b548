import type { Field } from '../forms/field-state.ts';
import { isChanged } from '../forms/is-changed.ts';

const fields = 'main :is(input, textarea, select)';
/** A search form is part of the URL and is not lost. */
const isSearch = ({ form }: Field): boolean => form?.method === 'get';

/** Whether the page has input that would be lost (NAV-17): a field of its main part that differs from its first and its last sent value. */
export const hasUnsavedInput = (page: Document): boolean =>
  [...page.querySelectorAll<Field>(fields)].some((field) => !isSearch(field) && isChanged(field));

import type { Field } from '../forms/field-state.ts';
import { isChanged } from '../forms/is-changed.ts';

const fields = 'main :is(input, textarea, select)';
/** What a search form holds goes into the address and is not lost. */
const isSearch = ({ form }: Field): boolean => form?.method === 'get';

/**
 * Whether somebody typed or chose something on this page that would be lost with it (NAV-17): a field of its main part
 * that is neither as the page made it nor as it was last sent.
 */
export const hasUnsavedInput = (page: Document): boolean =>
  [...page.querySelectorAll<Field>(fields)].some((field) => !isSearch(field) && isChanged(field));

import { foldText } from '../tables/fold-text.ts';

const mark = 'name:';

/** The id of a class that a source knows by name alone, or by its name in a school; '' for none. */
export const namedClass = (name: string, school: string): string =>
  mark + foldText(school === '' ? name : `${school}\n${name}`);

/** Whether a class of a source is known by its name: it has no other id there. */
export const isNamedClass = (sourceId: string): boolean => sourceId.startsWith(mark);

import { foldText } from '../../platform/tables/fold-text.ts';

const mark = 'name:';

/** Returns the id of a class that a source identifies by name only, or by name and school ('' for none). */
export const namedClass = (name: string, school: string): string =>
  mark + foldText(school === '' ? name : `${school}\n${name}`);

/** Whether a source identifies a class only by its name. */
export const isNamedClass = (sourceId: string): boolean => sourceId.startsWith(mark);

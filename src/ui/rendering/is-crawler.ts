import { createIsbotFromList, list } from 'isbot';

/** A browser without a window may be anybody's, tests and measurements among them: it sees what people see. */
const isHeadless = (pattern: string): boolean => new RegExp(pattern, 'i').test('HeadlessChrome/1');

/** Whether a search engine or the like reads the page, by its user agent. */
export const isCrawler = createIsbotFromList(list.filter((pattern) => !isHeadless(pattern)));

import { createIsbotFromList, list } from 'isbot';

/** A headless browser can be anyone's, for example that of a test or a measurement, so it gets the same pages as people. */
const isHeadless = (pattern: string): boolean => new RegExp(pattern, 'i').test('HeadlessChrome/1');

export const isCrawler = createIsbotFromList(list.filter((pattern) => !isHeadless(pattern)));

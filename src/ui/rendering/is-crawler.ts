import { createIsbotFromList, list } from 'isbot';

/** Whether a pattern matches headless browsers. They also run tests and measurements, so they get the same pages as people. */
const isHeadless = (pattern: string): boolean => new RegExp(pattern, 'i').test('HeadlessChrome/1');

export const isCrawler = createIsbotFromList(list.filter((pattern) => !isHeadless(pattern)));

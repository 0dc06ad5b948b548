import { expect, test } from 'vitest';
import {
  hasTable,
  passagesOf,
  plainLine,
  plainText,
  programsIn,
  safeHref,
} from '#domain/platform/text/rich-text.ts';
import { richLine, richText } from '../../../../builders/rich-text.ts';

const nested = richText(
  'One\n\n1. **Two** `three`\n\n   ```blocks\n   wait\n   ```\n\n   | a | b |\n   | - | - |\n   | c | d |\n',
);

test('a line gives its words, and a blank to write in gives nothing', () => {
  expect(plainLine(richLine('**Say *this*:** ____ `now` [there](/lessons)'))).toBe('Say this:  now there');
});

test('a text gives its paragraphs, cells and code, at any depth', () => {
  expect(passagesOf(nested)).toEqual([
    { language: null, text: 'One' },
    { language: null, text: 'Two three' },
    { language: 'blocks', text: 'wait' },
    ...['a', 'b', 'c', 'd'].map((text) => ({ language: null, text })),
  ]);
  expect(plainText(nested)).toBe('One Two three wait a b c d');
});

test('programs and tables are found inside lists, too', () => {
  expect(programsIn(nested)).toEqual(['wait']);
  expect(programsIn(richText('```\nwait\n```'))).toEqual([]);
  expect([hasTable(nested), hasTable(richText('a | b'))]).toEqual([true, false]);
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
])('a link to %s is not allowed', (href) => {
  expect(safeHref.test(href)).toBe(false);
});

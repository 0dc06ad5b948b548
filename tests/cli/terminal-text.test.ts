import { expect, test } from 'vitest';
import { table } from '#cli/output/table.ts';
import { terminalJson, terminalText } from '#cli/output/terminal-text.ts';

const escape = '\u001B';
const hostile = `Ada${escape}[2J${escape}]0;owned\u0007\u009B31m\r\nLovelace\u202E`;

test('no escape sequence and no control character reaches the terminal', () => {
  expect(terminalText(hostile)).toBe('Ada Lovelace');
  // oxlint-disable-next-line no-control-regex -- they are what must not be there
  expect(terminalJson({ name: hostile })).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202E]/);
});

test('JSON is unchanged', () => {
  expect(JSON.parse(terminalJson({ name: hostile }))).toEqual({ name: hostile });
});

test('right-to-left names, wide letters and line breaks do not break columns', () => {
  const printed = table(
    ['Name', 'Role'],
    [
      ['عائشة', 'a'],
      ['日本', 'b'],
      ['two\nlines', 'c'],
      ['', 'd'],
    ],
  );
  expect(printed.split('\n')).toEqual([
    'NAME       ROLE',
    '\u2068عائشة\u2069      a',
    '日本       b',
    'two lines  c',
    '           d',
  ]);
});

test('[ROS-5] times in JSON are ISO 8601, as in CSV files', () => {
  const printed = terminalJson({ at: 0, undoUntil: 86_400_000, by: { lastActiveAt: null, seats: 5 } });
  expect(JSON.parse(printed)).toEqual({
    at: '1970-01-01T00:00:00.000Z',
    undoUntil: '1970-01-02T00:00:00.000Z',
    by: { lastActiveAt: null, seats: 5 },
  });
});

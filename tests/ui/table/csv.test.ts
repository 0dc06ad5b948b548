import { expect, test } from 'vitest';
import { csvOf } from '#ui/table/tools/csv.ts';

const columns = [{ name: 'name', label: 'Name', cell: () => null, text: (name: string) => name }];

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
  '[ROS-6] a cell that a spreadsheet would run (%j) is text',
  (cell) => {
    const [, line = ''] = csvOf(columns, [cell]).split('\r\n');
    expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

test('[ROS-4] quotes, commas, lines and letters of any script stay as they are', () => {
  expect(csvOf(columns, ['a "b", c', 'כיתה ד׳', 'two\nlines', 'x=1'])).toBe(
    '\uFEFFName\r\n"a ""b"", c"\r\nכיתה ד׳\r\n"two\nlines"\r\nx=1',
  );
});

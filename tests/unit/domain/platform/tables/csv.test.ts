import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unescapeCell, writeCsv, writeCsvRow } from '#domain/platform/tables/csv.ts';

const file = (...cells: readonly string[]): string =>
  writeCsv(
    ['Name'],
    cells.map((cell) => [cell]),
  );

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
  '[ROS-6] a cell that a spreadsheet would run as a formula (%j) is text',
  (cell) => {
    const [, line = ''] = file(cell).split('\r\n');
    expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

test('[ROS-4] quotes, commas, line breaks and letters of any script are unchanged', () => {
  expect(file('a "b", c', 'כיתה ד׳', 'two\nlines', 'x=1')).toBe(
    '\uFEFFName\r\n"a ""b"", c"\r\nכיתה ד׳\r\n"two\nlines"\r\nx=1',
  );
});

test('[ROS-12] [R25] an escaped export is read back unchanged, with any leading apostrophes', () => {
  const cells = fc.tuple(fc.constantFrom('', "'", "''"), fc.constantFrom('=', '-', 'x', ''), fc.string());
  fc.assert(
    fc.property(cells, (parts) => {
      const cell = parts.join('');
      const written = writeCsvRow([cell])
        .replace(/^"(.*)"$/su, '$1')
        .replaceAll('""', '"');
      expect(unescapeCell(written)).toBe(cell);
    }),
  );
});

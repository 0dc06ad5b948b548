// cspell:words René François
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CsvParseTables } from '#adapters/csv-parse/csv-parse-tables.ts';
import type { CsvRecord } from '#application/ports/csv-tables.ts';
import { aSource } from '../../../builders/a-source.ts';
import { csvTablesContract, recordsOf } from '../../../contract/csv-tables.contract.ts';

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3);

csvTablesContract('CsvParseTables', () => ({
  tables: new CsvParseTables(),
  source: (name, rows) => aSource(name, Buffer.from(rows.map((cells) => cells.join(',')).join('\r\n'))),
  noText: (name) => aSource(name, png),
}));

async function read(
  bytes: Uint8Array,
  chunk?: number,
): Promise<{
  readonly encoding: string;
  readonly delimiter: string;
  readonly records: readonly CsvRecord[];
}> {
  const opened = await new CsvParseTables().open(aSource('a.csv', bytes, chunk));
  if ('code' in opened) throw new Error(opened.code);
  return { encoding: opened.encoding, delimiter: opened.delimiter, records: await recordsOf(opened) };
}
const cellsOf = (records: readonly CsvRecord[]) =>
  records.map((record) => ('cells' in record ? record.cells : record.problem));

describe('[ROS-6] real-world CSV', () => {
  const names = 'given;family\r\nRené;Müller\r\nZoë;Őry';

  test.each([
    ['utf-8', Buffer.from(names), 'utf-8'],
    ['utf-8 with a mark', Buffer.from(`\uFEFF${names}`), 'utf-8'],
    ['utf-16 of Excel', Buffer.from(`\uFEFF${names}`, 'utf16le'), 'utf-16le'],
    ['utf-16 without a mark', Buffer.from(names, 'utf16le'), 'utf-16le'],
    ['utf-16, big end first', Buffer.from(`\uFEFF${names}`, 'utf16le').swap16(), 'utf-16be'],
  ])('%s', async (_, bytes, encoding) => {
    for (const chunk of [1, 3, 65_536]) {
      const found = await read(bytes, chunk);
      expect(found).toMatchObject({ encoding, delimiter: ';' });
      expect(cellsOf(found.records)).toEqual([
        ['given', 'family'],
        ['René', 'Müller'],
        ['Zoë', 'Őry'],
      ]);
    }
  });

  test('a line with millions of empty cells ends the file there', async () => {
    const { records } = await read(
      Buffer.from(`given,family\nAnn,Lee\n${','.repeat(3_000_000)}\nBo,Stone\n`),
    );
    expect(records).toEqual([
      { line: 1, cells: ['given', 'family'] },
      { line: 2, cells: ['Ann', 'Lee'] },
      { line: 3, problem: 'file/record-too-long' },
    ]);
  });

  test('an encoding that is not UTF-8 is guessed, with a warning', async () => {
    const text = `given,family\n${'René,Müller\nFrançois,Lefèvre\nJosé,Núñez\n'.repeat(20)}`;
    const opened = await new CsvParseTables().open(aSource('a.csv', Buffer.from(text, 'latin1')));
    if ('code' in opened) throw new Error(opened.code);
    expect(opened.issues).toMatchObject([{ code: 'file/encoding-guessed', value: 'windows-1252' }]);
    expect(cellsOf(await recordsOf(opened))[1]).toEqual(['René', 'Müller']);
    const [header, two] = [
      '90a92c96bc2c82a982c80a',
      '8e5293632c91be98592c82e282dc82be82bd82eb82a40a8db293a12c89d48e712c82b382c682a482cd82c882b10a',
    ];
    const japanese = await read(Buffer.from(header + two.repeat(20), 'hex'));
    expect(japanese).toMatchObject({ encoding: 'shift_jis' });
    expect(cellsOf(japanese.records)[1]).toEqual(['山田', '太郎', 'やまだたろう']);
  });

  test.each([
    [',', 'a,b\n1,2'],
    [';', 'a;b\n1;2,5'],
    ['\t', 'a\tb\n1\t2'],
    ['|', 'a|b\n1|2'],
    [';', 'sep=;\na;b\n1;2'],
  ])('cells separated by %j', async (delimiter, text) => {
    const found = await read(Buffer.from(text));
    expect(found.delimiter).toBe(delimiter);
    expect(found.records.at(-1)).toMatchObject({ line: text.split('\n').length });
    expect(cellsOf(found.records)[0]).toEqual(['a', 'b']);
  });

  test.each(['\r', '\n', '\r\n'])('line ends %j, and all three mixed, across chunks', async (end) => {
    for (const chunk of [1, 2, 5]) {
      const { records } = await read(Buffer.from(`a,b${end}1,2${end}${end}3,4\r\n5,6\r7,8\n9,10`), chunk);
      expect(cellsOf(records)).toEqual([
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
        ['7', '8'],
        ['9', '10'],
      ]);
      expect(records.map(({ line }) => line)).toEqual([1, 2, 4, 5, 6, 7]);
    }
  });

  test('quotation marks within a cell are part of it, and a line end in quotation marks does not end the row', async () => {
    const { records } = await read(Buffer.from('a,b\nAda "Addie",x\n"B\no","1 ""2"""\n'));
    expect(records).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['Ada "Addie"', 'x'] },
      { line: 4, cells: ['B\no', '1 "2"'] },
    ]);
  });

  test('a quotation mark that is never closed is a problem of its line', async () => {
    const { records } = await read(Buffer.from('a,b\n1,2\n3,"4\n5,6\n'));
    expect(records.at(-1)).toEqual({ line: 3, problem: 'file/unclosed-quote' });
  });

  test('a record that is too long stops the reader, not the process', async () => {
    const { records } = await read(Buffer.from(`a,b\n1,2\n3,${'x'.repeat(2_000_000)}\n5,6\n`));
    expect(records).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '2'] },
      { line: 3, problem: 'file/record-too-long' },
    ]);
  });

  test('any bytes give a result', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.uint8Array({ maxLength: 300 }),
          fc
            .string({
              unit: fc.constantFrom('"', ',', '\n', '\r', '\0', 'a', ';', 'é', '\uFEFF'),
              maxLength: 60,
            })
            .map((text) => Uint8Array.from(Buffer.from(text))),
        ),
        fc.integer({ min: 1, max: 40 }),
        async (bytes, chunk) => {
          const opened = await new CsvParseTables().open(aSource('a.csv', bytes, chunk));
          expect('code' in opened ? [] : await recordsOf(opened)).toBeInstanceOf(Array);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('rows of any text are read back unchanged, with any chunks', async () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', 'é', '山', '"', ',', ';', ' ', '\n', '😀'),
      maxLength: 6,
    });
    const rows = fc.array(fc.tuple(cell, cell, fc.constant('end')), { minLength: 2, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(rows, fc.integer({ min: 1, max: 30 }), async (some, chunk) => {
        const text = [['x', 'y', 'z'], ...some]
          .map((cells) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(','))
          .join('\r\n');
        const { records } = await read(Buffer.from(text), chunk);
        expect(cellsOf(records).slice(1)).toEqual(some);
      }),
      { numRuns: 100 },
    );
  });
});

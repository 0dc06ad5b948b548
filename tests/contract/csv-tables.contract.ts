import { describe, expect, test } from 'vitest';
import type { CsvRecord, CsvTables, OpenedTable } from '#application/ports/csv-tables.ts';
import type { ByteSource } from '#application/ports/roster-files.ts';

/** `source` makes a file of these rows. `noText` makes a file that is not text. */
export type CsvTablesHarness = {
  readonly tables: CsvTables;
  readonly source: (name: string, rows: readonly (readonly string[])[]) => ByteSource;
  readonly noText: (name: string) => ByteSource;
};

export async function recordsOf(table: OpenedTable): Promise<readonly CsvRecord[]> {
  const records: CsvRecord[] = [];
  for await (const batch of table.batches()) records.push(...batch);
  return records;
}

export function csvTablesContract(name: string, makeHarness: () => CsvTablesHarness): void {
  describe(`CsvTables: ${name}`, () => {
    test('[ROS-5] records are in order, the header first, each with its line', async () => {
      const { tables, source } = makeHarness();
      const opened = await tables.open(
        source('users.csv', [
          ['id', 'name'],
          ['007', 'Ada'],
          ['008', ''],
        ]),
      );
      if ('code' in opened) throw new Error(opened.code);
      expect(opened).toMatchObject({ delimiter: ',', encoding: 'utf-8', issues: [] });
      expect(await recordsOf(opened)).toEqual([
        { line: 1, cells: ['id', 'name'] },
        { line: 2, cells: ['007', 'Ada'] },
        { line: 3, cells: ['008', ''] },
      ]);
    });

    test('[ROS-6] a value that is not text is an issue', async () => {
      const { tables, noText } = makeHarness();
      expect(await tables.open(noText('picture.csv'))).toMatchObject({
        code: 'file/not-text',
        file: 'picture.csv',
      });
    });
  });
}

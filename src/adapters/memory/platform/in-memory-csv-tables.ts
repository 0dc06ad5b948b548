import type { CsvRecord, CsvTables, OpenedTable } from '#application/ports/csv-tables.ts';
import type { ByteSource } from '#application/ports/roster-files.ts';
import { type ImportIssue, issueOf } from '#domain/rosters/files/import-issue.ts';

/** Tables with records that a test passes. Does not parse bytes. */
export class InMemoryCsvTables implements CsvTables {
  readonly #records = new Map<string, readonly CsvRecord[]>();

  put(name: string, rows: readonly (readonly string[])[]): void {
    this.#records.set(
      name,
      rows.map((cells, at) => ({ line: at + 1, cells })),
    );
  }

  open({ name }: ByteSource): Promise<ImportIssue | OpenedTable> {
    const records = this.#records.get(name);
    if (records === undefined) return Promise.resolve(issueOf('file/not-text', name));
    const batches = async function* () {
      yield await Promise.resolve(records);
    };
    return Promise.resolve({ encoding: 'utf-8', delimiter: ',', issues: [], batches });
  }
}

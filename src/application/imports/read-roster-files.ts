import { importLimits } from '#domain/rosters/files/import-limits.ts';
import { issueOf } from '#domain/rosters/files/import-issue.ts';
import type { ColumnMapping } from '#domain/rosters/files/recognize-file.ts';
import { type ReadRoster, RosterReading } from '#domain/rosters/files/roster-reading.ts';
import type { CsvTables } from '../ports/csv-tables.ts';
import type { ByteSource, RosterOpeners } from '../ports/roster-files.ts';
import { issueIn, openRosterFiles, stopsImport } from './open-roster-files.ts';

export type ReadRosterPorts = RosterOpeners & { readonly tables: CsvTables };

type ReadingProgress = { readonly file: string; readonly rows: number };

type ReadOptions = {
  readonly mapping?: ColumnMapping;
  readonly onProgress?: (progress: ReadingProgress) => void;
};

type FileReading = { readonly file: string; readonly encoding: string; readonly delimiter: string };

type ReadFiles = ReadRoster & { readonly readings: readonly FileReading[] };

/**
 * Reads the roster at a path: a CSV, a folder, or a ZIP (ROS-5). Problems are returned as issues (ROS-6). Files are streamed; at most
 * `importLimits.rows` rows are in memory.
 */
export type ReadRosterFiles = (path: string, options?: ReadOptions) => Promise<ReadFiles>;

export function readRosterFiles({ tables, ...ports }: ReadRosterPorts): ReadRosterFiles {
  return async (path, { mapping = {}, onProgress } = {}) => {
    const reading = new RosterReading(mapping);
    const readings: FileReading[] = [];
    let rows = 0;

    const readTable = async (source: ByteSource): Promise<boolean> => {
      const opened = await tables.open(source);
      if ('code' in opened) {
        reading.note(opened);
        return true;
      }
      for (const issue of opened.issues) reading.note(issue);
      readings.push({ file: source.name, encoding: opened.encoding, delimiter: opened.delimiter });
      const table = reading.table(source.name);
      for await (const batch of opened.batches()) {
        rows += batch.length;
        if (rows > importLimits.rows + readings.length) {
          reading.stop(issueOf('file/too-many-rows', source.name, { expected: `${importLimits.rows}` }));
          return false;
        }
        for (const record of batch) {
          if ('problem' in record) table.broken(record.line, record.problem);
          else table.record(record.line, record.cells);
        }
        onProgress?.({ file: source.name, rows });
      }
      table.end();
      return true;
    };

    const opened = await openRosterFiles(ports, path);
    try {
      for (const issue of opened.issues) {
        if (stopsImport(issue)) reading.stop(issue);
        else reading.note(issue);
      }
      for (const source of opened.sources) if (!(await readTable(source))) break;
    } catch (error) {
      reading.stop(issueIn(error));
    } finally {
      await opened.close();
    }
    return { ...reading.finish(), readings };
  };
}

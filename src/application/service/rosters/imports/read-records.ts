import { RosterReading, type ReadRoster } from '#domain/rosters/files/roster-reading.ts';
import type { RosterImport } from '#domain/rosters/imports/roster-import.ts';
import type { JobAttempt } from '../../platform/ports/jobs.ts';
import type { ImportPorts } from './act-on-import.ts';
import { openCells } from './rehearsal.ts';

const recordsAtOnce = 2_000;

export async function readRecords(
  { transaction, vault }: Pick<ImportPorts, 'transaction' | 'vault'>,
  held: RosterImport,
  { report }: JobAttempt,
): Promise<ReadRoster> {
  const { id, files, decisions } = held;
  const reading = new RosterReading(decisions.mapping);
  const total = files.reduce((sum, { rows }) => sum + rows, 0);
  for (const { issues, stopped } of files)
    for (const issue of issues) {
      if (stopped) reading.stop(issue);
      else reading.note(issue);
    }
  // A file that could not be opened has an issue and no table.
  const tables = files.map(({ name, header, issues }) =>
    header.length === 0 && issues.length > 0 ? null : reading.table(name),
  );
  let last = { file: -1, line: 0 };
  let done = 0;
  for (;;) {
    const after = last;
    const records = await transaction.run(({ imports }) => imports.records(id, after, recordsAtOnce));
    for (const { file, line, cells, problem } of records) {
      if (problem === null) tables[file]?.record(line, openCells(vault, held, cells));
      else tables[file]?.broken(line, problem);
    }
    const end = records.at(-1);
    if (end === undefined) break;
    last = { file: end.file, line: end.line };
    done += records.length;
    await report({ done: Math.min(done, total), total, step: 'reading' });
  }
  for (const table of tables) table?.end();
  return reading.finish();
}

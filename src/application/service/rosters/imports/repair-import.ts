import { keptCell } from '#domain/rosters/files/kept-cells.ts';
import type { ImportRefused } from '#domain/rosters/imports/import-refusals.ts';
import type { CellRepair } from '#domain/rosters/imports/import-view.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { continueImport, type ImportPorts } from './act-on-import.ts';
import { type Ordered, orderImportJob } from './change-import.ts';

/** Repairs stored cells, all or none, and plans the import again (ROS-5). */
export type RepairImport = (
  caller: Caller,
  id: string,
  cells: readonly CellRepair[],
) => Promise<Result<Ordered, ImportRefused<'repair'>>>;

export const repairImport =
  (ports: Pick<ImportPorts, 'transaction'>): RepairImport =>
  (caller, id, cells) =>
    continueImport<Ordered, ImportRefused<'repair'>>(
      ports,
      caller,
      { id, act: 'plan' },
      async ({ stores, held }) => {
        if (held.isRehearsal) return err({ kind: 'import/rehearsal' });
        const places = cells.map(({ file, line, column, value }) => {
          const at = held.files.findIndex(({ name }) => name === file);
          const headers = held.files[at]?.header.map((header) => header.trim()) ?? [];
          return {
            file: at,
            line,
            column: headers.indexOf(column.trim()),
            value: keptCell(value, () => 'mended'),
          };
        });
        const records = await stores.imports.recordsAt(id, places);
        const mended = records.flatMap(({ file, line, cells: before, problem }) => {
          const own = places.filter((place) => place.file === file && place.line === line);
          if (problem !== null || own.some(({ column }) => column < 0)) return [];
          // Values after the last column make a row too long. The user saw them and repaired the row, so they are removed.
          const after = before.slice(0, held.files[file]?.header.length);
          for (const { column, value } of own) after[column] = value;
          return [{ file, line, cells: Array.from(after, (cell) => cell ?? '') }];
        });
        const repaired = new Set(places.map(({ file, line }) => `${file} ${line}`));
        if (mended.length < repaired.size) return err({ kind: 'import/no-such-cell' });
        await stores.imports.replaceRecords(id, mended);
        const change = { state: 'reading' } as const;
        return ok(await orderImportJob(stores, caller, { kind: 'plan-import', held, change }));
      },
    );

import { issueOf } from '#domain/rosters/files/import-issue.ts';
import { importLimits } from '#domain/rosters/files/import-limits.ts';
import type { ImportRefused } from '#domain/rosters/imports/import-refusals.ts';
import type { StaffAccounts } from '#domain/rosters/plan/import-needs.ts';
import { type ColumnMapping, knownHeader } from '#domain/rosters/files/recognize-file.ts';
import { KeptCells } from '#domain/rosters/files/kept-cells.ts';
import { saysRoles, StaffByRoles } from '#domain/rosters/files/staff-by-roles.ts';
import type { ImportFile, RosterImport } from '#domain/rosters/imports/roster-import.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { CsvTables } from '../../../ports/csv-tables.ts';
import type { ByteSource, OpenedFiles, RosterOpeners } from '../../../ports/roster-files.ts';
import { issueIn, openRosterFiles, stopsImport } from '../../../imports/open-roster-files.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { ImportStore, KeptRecord, RecordPlace } from '../ports/import-store.ts';
import type { Uploads } from '../../platform/ports/uploads.ts';
import { goOnWithImport, type ImportPorts } from './act-on-import.ts';
import { openCells, sealRecord } from './rehearsal.ts';

export type AddImportFilePorts = ImportPorts & {
  readonly rosterFiles: RosterOpeners;
  readonly csvTables: CsvTables;
  readonly uploads: Uploads;
};

/**
 * Adds a CSV or a ZIP of CSV files to an import. Data that may not be stored is dropped first (SEC-9). Problems are reported when the file
 * is parsed.
 */
export type AddImportFile = (
  caller: Caller,
  id: string,
  file: { readonly name: string; readonly bytes: AsyncIterable<Uint8Array> },
) => Promise<Result<FilesAdded, ImportRefused<'addFile'>>>;
type FilesAdded = { readonly files: readonly Pick<ImportFile, 'name' | 'rows'>[] };

type Kept = {
  readonly imports: ImportStore;
  readonly held: RosterImport;
  readonly before: readonly ImportFile[];
  /** Staff whose addresses may be stored although another file defines the role: members, and staff in that file. */
  readonly staff: StaffAccounts;
  readonly roles: StaffByRoles;
  readonly mapping: ColumnMapping;
};

/** Role files first: they determine the staff addresses in the others. */
const rolesFirst = (sources: readonly ByteSource[]): readonly ByteSource[] => {
  const isRoles = ({ name }: ByteSource) => /(?:^|\/)roles\.csv$/iu.test(name);
  return [...sources.filter(isRoles), ...sources.filter((source) => !isRoles(source))];
};

const recordsAtOnce = 5_000;

async function rolesOf(
  { imports, vault }: { readonly imports: ImportStore } & Pick<ImportPorts, 'vault'>,
  held: RosterImport,
): Promise<StaffByRoles> {
  const { id, files } = held;
  const roles = new StaffByRoles();
  for (const [file, { name, header }] of files.entries()) {
    if (!saysRoles(name, header)) continue;
    const read = roles.reader(name, header);
    let after: RecordPlace | null = { file, line: 0 };
    while (after !== null) {
      const records: readonly KeptRecord[] = await imports.records(id, after, recordsAtOnce);
      const own = records.filter((record) => record.file === file);
      for (const { cells } of own) read(openCells(vault, held, cells));
      after = own.length < recordsAtOnce ? null : (own.at(-1) ?? null);
    }
  }
  return roles;
}

/** A file name that is unique in the import: rows and issues refer to it. */
function unusedName(name: string, files: readonly Pick<ImportFile, 'name'>[]): string {
  const taken = new Set(files.map((file) => file.name));
  const [, start = name, ending = ''] = /^(.*?)(\.[^./]*)?$/su.exec(name) ?? [];
  let free = name;
  for (let next = 2; taken.has(free); next += 1) free = `${start} (${next})${ending}`;
  return free;
}

export function addImportFile(ports: AddImportFilePorts): AddImportFile {
  const { rosterFiles, csvTables, uploads, vault } = ports;

  const saveFile = async (
    source: ByteSource,
    { imports, held, before, staff, roles, mapping }: Kept,
  ): Promise<ImportFile> => {
    const { name } = source;
    const { id, isRehearsal } = held;
    const none = { name, header: [], rows: 0, issues: [], stopped: false };
    const table = await csvTables.open(source);
    if ('code' in table) return { ...none, issues: [table] };
    const known = {
      isMember: (address: string) => staff.has(address),
      worksThere: (person: string) => roles.has(person),
      isNobodyOfOurs: (person: string) => roles.isNobodyOfOurs(person),
    };
    const mark = (address: string): string => vault.digest(address, `address in import ${id}`).slice(0, 12);
    const rowsBefore = before.reduce((sum, { rows }) => sum + rows, 0);
    let header: readonly string[] | null = null;
    let kept = new KeptCells({ name, header: [], mapping }, mark, known);
    let readRole = roles.reader(name, []);
    let rows = 0;
    for await (const batch of table.batches()) {
      const records: KeptRecord[] = [];
      for (const record of batch) {
        const at = { file: before.length, line: record.line };
        if ('problem' in record) records.push({ ...at, cells: [], problem: record.problem });
        else if (header === null) {
          header = isRehearsal ? knownHeader(name, record.cells, mapping) : record.cells;
          header = header.slice(0, importLimits.columns + 1);
          kept = new KeptCells({ name, header, mapping }, mark, known);
          readRole = roles.reader(name, header);
          records.push({ ...at, cells: header, problem: null });
          continue;
        } else {
          readRole(record.cells);
          records.push({ ...at, cells: kept.of(record.cells), problem: null });
        }
        rows += 1;
      }
      if (rowsBefore + rows > importLimits.rows) {
        const issue = issueOf('file/too-many-rows', name, { expected: `${importLimits.rows}` });
        return { ...none, header: header ?? [], rows, issues: [...table.issues, issue], stopped: true };
      }
      await imports.addRecords(id, isRehearsal ? records.map((one) => sealRecord(vault, id, one)) : records);
    }
    return { ...none, header: header ?? [], kept: kept.keeps, rows, issues: table.issues };
  };

  const keepAll = async (opened: OpenedFiles, name: string, kept: Kept): Promise<readonly ImportFile[]> => {
    const files = [...kept.before];
    const wholly = {
      name,
      header: [],
      rows: 0,
      issues: opened.issues,
      stopped: opened.issues.some(stopsImport),
    };
    for (const given of rolesFirst(opened.sources)) {
      const source = { ...given, name: unusedName(given.name, files) };
      try {
        files.push(await saveFile(source, { ...kept, before: files }));
      } catch (error) {
        files.push({ name: source.name, header: [], rows: 0, issues: [issueIn(error)], stopped: true });
      }
    }
    return opened.issues.length === 0 ? files : [...files, wholly];
  };

  return async (caller, id, { name, bytes }) => {
    const may = await goOnWithImport<void, never>(ports, caller, { id, act: 'add' }, () =>
      Promise.resolve(ok(undefined)),
    );
    if (!may.ok) return may;
    const received = await uploads.receive(name, bytes, importLimits.zipBytes);
    if (received === null) return err({ kind: 'import/too-large' });
    try {
      const opened = await openRosterFiles(rosterFiles, received.path);
      try {
        return await goOnWithImport<FilesAdded, never>(ports, caller, { id, act: 'add' }, async (found) => {
          const { held, stores } = found;
          const { imports, audit, sources } = stores;
          const { organization } = held;
          await audit.record({
            action: 'import/file-added',
            by: caller.account.id,
            subject: id,
            organization,
          });
          const staff = await sources.staff(organization);
          const roles = await rolesOf({ imports, vault }, held);
          const known = await sources.remembered({ organization, family: 'csv' });
          const mapping = { ...known?.mapping, ...held.decisions.mapping };
          const kept = { imports, held, before: held.files, staff, roles, mapping };
          const files = await keepAll(opened, name, kept);
          await imports.change(id, { files });
          return ok({ files: files.slice(held.files.length).map(({ name, rows }) => ({ name, rows })) });
        });
      } finally {
        await opened.close();
      }
    } finally {
      await received.drop();
    }
  };
}

import { type ImportIssue, issueOf } from '#domain/rosters/files/import-issue.ts';
import { importLimits } from '#domain/rosters/files/import-limits.ts';
import type { ImportRefused } from '#domain/rosters/imports/import-refusals.ts';
import type { StaffAccounts } from '#domain/rosters/plan/import-needs.ts';
import { type ColumnMapping, knownHeader } from '#domain/rosters/files/recognize-file.ts';
import { KeptCells } from '#domain/rosters/files/kept-cells.ts';
import { listsRoles, StaffByRoles } from '#domain/rosters/files/staff-by-roles.ts';
import type { ImportFile, RosterImport } from '#domain/rosters/imports/roster-import.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { CsvTables } from '../../../ports/csv-tables.ts';
import type { ByteSource, OpenedFiles, RosterOpeners } from '../../../ports/roster-files.ts';
import { issueIn, openRosterFiles, stopsImport } from '../../../imports/open-roster-files.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { ImportStore, KeptRecord, RecordPlace } from '../ports/import-store.ts';
import type { Uploads } from '../../platform/ports/uploads.ts';
import { continueImport, type ImportPorts, type ImportStopped } from './act-on-import.ts';
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

type Begun = {
  readonly held: RosterImport;
  readonly upload: string;
  readonly sources: readonly { readonly source: ByteSource; readonly at: number }[];
  /** Staff whose addresses may be stored even if their role is in a different file: members, and staff in that file. */
  readonly staff: StaffAccounts;
  readonly roles: StaffByRoles;
  readonly mapping: ColumnMapping;
};

/** Sorts role files first, because they determine the staff addresses in the other files. */
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
    if (!listsRoles(name, header)) continue;
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

/** Returns a file name that is unique in the import, because rows and issues refer to it. */
function unusedName(name: string, files: readonly Pick<ImportFile, 'name'>[]): string {
  const taken = new Set(files.map((file) => file.name));
  const [, start = name, ending = ''] = /^(.*?)(\.[^./]*)?$/su.exec(name) ?? [];
  let free = name;
  for (let next = 2; taken.has(free); next += 1) free = `${start} (${next})${ending}`;
  return free;
}

const emptyFile = (name: string, issues: readonly ImportIssue[] = []): ImportFile => ({
  name,
  header: [],
  rows: 0,
  issues,
  stopped: issues.some(stopsImport),
});

const tooManyRows = (name: string): ImportIssue =>
  issueOf('file/too-many-rows', name, { expected: `${importLimits.rows}` });

const rowsOf = (files: readonly ImportFile[]): number => files.reduce((sum, { rows }) => sum + rows, 0);

export function addImportFile(ports: AddImportFilePorts): AddImportFile {
  const { rosterFiles, csvTables, uploads, vault, ids } = ports;

  /** Adds the upload's files as unfinished. If the process ends before they are read, the import stops, and the user can upload the same file again. */
  const begin = (caller: Caller, id: string, opened: OpenedFiles): Promise<Result<Begun, ImportStopped>> =>
    continueImport<Begun, never>(ports, caller, { id, act: 'add' }, async ({ held, stores }) => {
      const { imports, audit, sources } = stores;
      const { organization } = held;
      await audit.record({ action: 'import/file-added', by: caller.account.id, subject: id, organization });
      const staff = await sources.staff(organization);
      const roles = await rolesOf({ imports, vault }, held);
      const known = await sources.remembered({ organization, family: 'csv' });
      const mapping = { ...known?.mapping, ...held.decisions.mapping };
      const upload = ids.next();
      const files = [...held.files];
      const begun: { source: ByteSource; at: number }[] = [];
      for (const given of rolesFirst(opened.sources)) {
        const unfinished = held.files.findIndex(
          (file) => file.name === given.name && file.upload !== undefined,
        );
        if (unfinished >= 0) await imports.dropRecords(id, unfinished);
        const [at, name] =
          unfinished >= 0 ? [unfinished, given.name] : [files.length, unusedName(given.name, files)];
        files[at] = { ...emptyFile(name, [issueOf('file/unfinished', name)]), upload };
        begun.push({ source: { ...given, name }, at });
      }
      await imports.change(id, { files });
      return ok({ held, upload, sources: begun, staff, roles, mapping });
    });

  /** Stores records, unless the state of the import changed or the file is being uploaded again. */
  const addRecords = (
    caller: Caller,
    { held: { id, isRehearsal }, upload }: Begun,
    at: number,
    records: readonly KeptRecord[],
  ): Promise<Result<void, ImportStopped>> =>
    continueImport<void, ImportStopped>(ports, caller, { id, act: 'add' }, async ({ held, stores }) => {
      if (held.files[at]?.upload !== upload) return err({ kind: 'import/wrong-state' });
      const sealed = isRehearsal ? records.map((one) => sealRecord(vault, id, one)) : records;
      await stores.imports.addRecords(id, sealed);
      return ok(undefined);
    });

  /** Reads a file and stores its records batch by batch, each in its own transaction, so that other calls do not wait for a long transaction. */
  const readFile = async (
    caller: Caller,
    begun: Begun,
    { source, at }: Begun['sources'][number],
    rowsBefore: number,
  ): Promise<Result<ImportFile, ImportStopped>> => {
    const { name } = source;
    const { held, staff, roles, mapping } = begun;
    const table = await csvTables.open(source);
    if ('code' in table) return ok({ ...emptyFile(name), issues: [table] });
    const known = {
      isMember: (address: string) => staff.has(address),
      isKnownStaff: (person: string) => roles.has(person),
      isNeverImported: (person: string) => roles.isNeverImported(person),
    };
    const mark = (address: string): string =>
      vault.digest(address, `address in import ${held.id}`).slice(0, 12);
    let header: readonly string[] | null = null;
    let kept = new KeptCells({ name, header: [], mapping }, mark, known);
    let readRole = roles.reader(name, []);
    let rows = 0;
    for await (const batch of table.batches()) {
      const records: KeptRecord[] = [];
      for (const record of batch) {
        const place = { file: at, line: record.line };
        if ('problem' in record) records.push({ ...place, cells: [], problem: record.problem });
        else if (header === null) {
          header = held.isRehearsal ? knownHeader(name, record.cells, mapping) : record.cells;
          header = header.slice(0, importLimits.columns + 1);
          kept = new KeptCells({ name, header, mapping }, mark, known);
          readRole = roles.reader(name, header);
          records.push({ ...place, cells: header, problem: null });
          continue;
        } else {
          readRole(record.cells);
          records.push({ ...place, cells: kept.of(record.cells), problem: null });
        }
        rows += 1;
      }
      if (rowsBefore + rows > importLimits.rows)
        return ok({ ...emptyFile(name, [...table.issues, tooManyRows(name)]), header: header ?? [], rows });
      const added = await addRecords(caller, begun, at, records);
      if (!added.ok) return added;
    }
    const issues = table.issues;
    return ok({ name, header: header ?? [], kept: kept.keeps, rows, issues, stopped: false });
  };

  const readAll = async (
    caller: Caller,
    begun: Begun,
  ): Promise<Result<Map<number, ImportFile>, ImportStopped>> => {
    const read = new Map<number, ImportFile>();
    let rowsBefore = rowsOf(begun.held.files);
    for (const one of begun.sources) {
      try {
        const file = await readFile(caller, begun, one, rowsBefore);
        if (!file.ok) return file;
        read.set(one.at, file.value);
        rowsBefore += file.value.rows;
      } catch (error) {
        read.set(one.at, { ...emptyFile(one.source.name), issues: [issueIn(error)], stopped: true });
      }
    }
    return ok(read);
  };

  const finish = (
    caller: Caller,
    { held: { id }, upload }: Begun,
    read: ReadonlyMap<number, ImportFile>,
    whole: ImportFile,
  ): Promise<Result<FilesAdded, ImportStopped>> =>
    continueImport<FilesAdded, ImportStopped>(ports, caller, { id, act: 'add' }, async ({ held, stores }) => {
      const isOwn = [...read.keys()].every((at) => held.files[at]?.upload === upload);
      if (!isOwn) return err({ kind: 'import/wrong-state' });
      const files = held.files.map((file, at) => read.get(at) ?? file);
      const isTooMuch = rowsOf(files) > importLimits.rows && !files.some(({ stopped }) => stopped);
      const issues = isTooMuch ? [...whole.issues, tooManyRows(whole.name)] : whole.issues;
      const all = issues.length === 0 ? files : [...files, emptyFile(whole.name, issues)];
      await stores.imports.change(id, { files: all });
      const added = [...read.values(), ...all.slice(files.length)];
      return ok({ files: added.map(({ name, rows }) => ({ name, rows })) });
    });

  return async (caller, id, { name, bytes }) => {
    const may = await continueImport<void, never>(ports, caller, { id, act: 'add' }, () =>
      Promise.resolve(ok(undefined)),
    );
    if (!may.ok) return may;
    const received = await uploads.receive(name, bytes, importLimits.zipBytes);
    if (received === null) return err({ kind: 'import/too-large' });
    try {
      const opened = await openRosterFiles(rosterFiles, received.path);
      try {
        const begun = await begin(caller, id, opened);
        if (!begun.ok) return begun;
        const read = await readAll(caller, begun.value);
        if (!read.ok) return read;
        return await finish(caller, begun.value, read.value, emptyFile(name, opened.issues));
      } finally {
        await opened.close();
      }
    } finally {
      await received.drop();
    }
  };
}

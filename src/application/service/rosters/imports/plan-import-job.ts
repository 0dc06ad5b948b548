import { emptyScope, everywhere } from '#domain/organizations/access/scope.ts';
import { isForbidden } from '#domain/rosters/files/forbidden-columns.ts';
import type { ImportIssue } from '#domain/rosters/files/import-issue.ts';
import { rowsPerBatch } from '#domain/rosters/imports/import-order.ts';
import { erasedAmong } from '#domain/rosters/plan/erased-students.ts';
import { placeSchools } from '#domain/rosters/plan/place-schools.ts';
import { HeldStudents } from '#domain/rosters/plan/held-students.ts';
import type {
  HeldRooms,
  HeldRoster,
  ImportChoices,
  StaffAccounts,
} from '#domain/rosters/plan/import-needs.ts';
import { ImportPlanner } from '#domain/rosters/plan/import-planner.ts';
import type { PlannedRow } from '#domain/rosters/plan/planned-row.ts';
import { inventedIssue } from '#domain/rosters/plan/invented-names.ts';
import { MoreTally } from '#domain/rosters/plan/planned-more.ts';
import { noCounts } from '#domain/rosters/plan/planned-things.ts';
import { type Column, recognizeFile } from '#domain/rosters/files/recognize-file.ts';
import type { ImportColumn, ImportReport, RosterImport } from '#domain/rosters/imports/roster-import.ts';
import { providerOf } from '#domain/classrooms/change-sets/roster-source.ts';
import { familyOf, type ReadRoster } from '#domain/rosters/files/roster-reading.ts';
import type { RolloverChoices } from '#domain/rosters/rollover/rollover.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import type { JobKinds } from '../../ports/job-kinds.ts';
import type { JobAttempt, JobHandler } from '../../platform/ports/jobs.ts';
import type { SourceName } from '../ports/roster-sources.ts';
import type { Stores } from '../../ports/transaction.ts';
import type { ImportPorts } from './act-on-import.ts';
import { forgetColumns } from './forget-columns.ts';
import { readErased } from './read-erased.ts';
import { readRecords } from './read-records.ts';
import { inventedRows, inventedNamesOf, decidedSameAs } from './rehearsal.ts';
import { rehearseRollover } from './rehearse-rollover.ts';

const studentsPerBatch = 1_000;

const columnsOf = ({ files, decisions }: RosterImport): readonly ImportColumn[] =>
  files.flatMap(({ name, header, kept }) => {
    const found = recognizeFile(name, header, decisions.mapping);
    if (found !== null && found.spec.family !== 'csv') return [];
    const columns = found?.columns ?? header.map((text): Column => ({ header: text, field: null }));
    return columns.map(({ header: text, field, suggested = null }, at) => ({
      file: name,
      header: text,
      field,
      suggested,
      kept: kept?.[at] ?? true,
      forbidden: isForbidden(text),
    }));
  });

async function* tallied(
  rows: AsyncIterable<PlannedRow> | Iterable<PlannedRow>,
  tally: MoreTally,
): AsyncGenerator<PlannedRow> {
  for await (const row of rows) {
    tally.add(row);
    yield row;
  }
}

async function* batchesOf<T extends object>(
  things: AsyncIterable<T> | Iterable<T>,
): AsyncGenerator<readonly (T & { readonly seq: number })[]> {
  let batch: (T & { readonly seq: number })[] = [];
  let seq = 0;
  for await (const thing of things) {
    batch.push({ ...thing, seq: (seq += 1) });
    if (batch.length < rowsPerBatch) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function countedBy(
  planner: ImportPlanner | null,
  { delta }: Pick<ReadRoster, 'delta'>,
): Pick<ImportReport, 'confirm' | 'counts' | 'missing'> {
  if (planner === null) return { counts: noCounts, confirm: null };
  const { counts, tooMany: confirm, missing } = planner;
  return { counts, confirm, ...(missing !== null && !delta && { missing }) };
}

type Begun = RosterImport & { readonly basis: string; readonly readAt: number };

/** The stored data for the comparison except students, the planning options, and the schools of the files. */
type Prepared = {
  readonly source: SourceName;
  readonly rooms: HeldRooms;
  readonly staff: StaffAccounts;
  readonly choices: ImportChoices;
  readonly schools: ImportReport['schools'];
  readonly timeZone: string;
};

/** Thrown if a different job is now planning the import, or if the import was discarded. This job then stops writing. */
class Superseded extends Error {
  override readonly name = 'Superseded';
}

/**
 * Parses the stored files of an import and plans its changes; does not change a roster (ROS-10). A failed attempt starts again from the beginning. If there are
 * two jobs, the result of the later one is used.
 */
export function planImportJob(ports: ImportPorts): JobHandler<JobKinds, 'plan-import'> {
  const { transaction, clock, ids, vault } = ports;

  type Whose = { readonly importId: string; readonly jobId: string; readonly by: string };

  /** Locks and returns the import if this job is currently planning it, else null. Erases the data of a discarded import. */
  const findOwnForUpdate = async ({ imports }: Pick<Stores, 'imports'>, { importId, jobId }: Whose) => {
    const held = await imports.findForUpdate(importId, everywhere);
    if (held?.state === 'reading' && held.jobId === jobId) return held;
    if (held?.state === 'discarded') await imports.erase(importId);
    return null;
  };

  const begin = (job: Whose): Promise<Begun | null> =>
    transaction.run(async ({ imports, sources }) => {
      const held = await findOwnForUpdate({ imports }, job);
      if (held === null) return null;
      await imports.clearPlan(held.id);
      const { organization, decisions } = held;
      const known = await sources.remembered({ organization, family: 'csv' });
      const mapping = { ...known?.mapping, ...decisions.mapping };
      const own = { ...held, decisions: { ...decisions, mapping } };
      const basis = await imports.progressOfOthers(held);
      return { ...own, files: await forgetColumns(imports, own), basis, readAt: clock.now() };
    });

  /** Returns the stored data for the comparison, and the schools in the files; null if no file was recognized. */
  const prepare = (held: RosterImport, { format, snapshot, delta, issueCounts }: ReadRoster, by: string) =>
    transaction.run(async ({ organizations, settings, sources }): Promise<Prepared | null> => {
      if (format === null) return null;
      const { organization, decisions } = held;
      const source = { organization, family: familyOf(format) };
      const known = await organizations.list({ ...emptyScope, organizations: [organization] });
      const remembered = await sources.remembered(source);
      const decided = { ...remembered?.schools, ...decisions.schools };
      const schools = placeSchools(snapshot.schools, organization, known, decided);
      const classrooms = await sources.rooms(source);
      const staff = await sources.staff(organization);
      const { timeZone = 'UTC' } = known.find(({ path }) => path === organization) ?? {};
      const choices = {
        ...decisions,
        organization,
        provider: providerOf(source.family),
        schools,
        withoutLastNames: await settings.withoutLastNames(known.map(({ path }) => path)),
        // Delta files and files with unreadable rows do not contain every student.
        archiveMissing: decisions.archiveMissing && !delta && issueCounts.error === 0,
        inviteStaff: decisions.inviteStaff,
        by,
        sameAs: decidedSameAs(vault, held, snapshot.students),
        today: dayInZone(timeZone)(clock.now()),
      };
      const named = snapshot.schools.map(({ id, name }) => ({
        id,
        name,
        organization: schools.get(id) ?? null,
      }));
      return { source, rooms: classrooms, staff, choices, schools: named, timeZone };
    });

  const readStudents = async ({ source, choices }: Prepared): Promise<HeldStudents> => {
    const students = new HeldStudents(choices.today);
    let after: string | null = null;
    for (;;) {
      const behind: string | null = after;
      const page: HeldRoster = await transaction.run(({ sources }) =>
        sources.students(source, behind, studentsPerBatch),
      );
      students.add(page);
      const ids = [...page.roster.values()].flatMap(({ kind, id }) => (kind === 'student' ? [id] : []));
      if (ids.length < studentsPerBatch) return students;
      after = ids.at(-1) ?? null;
    }
  };

  const plannerOf = async ({ snapshot }: ReadRoster, prepared: Prepared) => {
    const { rooms, staff, choices, source } = prepared;
    const erased = erasedAmong(snapshot.students, source.family, {
      erasedOn: await readErased(ports, prepared),
      schoolOf: ({ school }) => (school === null ? null : (choices.schools.get(school) ?? null)),
    });
    const held = { rooms, staff, students: await readStudents(prepared), erased };
    return new ImportPlanner(snapshot, held, choices, () => ids.next());
  };

  const rowsOf = async function* (planner: ImportPlanner, source: SourceName): AsyncGenerator<PlannedRow> {
    yield* planner.rooms().rows;
    for (const slice of planner.slices()) {
      const held = await transaction.run(({ sources }) => sources.studentsOf(source, slice.students));
      yield* planner.plan(slice, held).rows;
    }
  };

  const write = (job: Whose, work: (imports: Stores['imports']) => Promise<void>): Promise<void> =>
    transaction.run(async ({ imports }) => {
      if ((await findOwnForUpdate({ imports }, job)) === null) throw new Superseded();
      await work(imports);
    });

  const savePlan = async (
    job: Whose,
    { isRehearsal }: Begun,
    found: {
      readonly issues: readonly ImportIssue[];
      readonly rows: AsyncIterable<PlannedRow> | Iterable<PlannedRow>;
    },
  ) => {
    const { importId } = job;
    const names = isRehearsal ? inventedNamesOf(vault, { id: importId }) : null;
    const issues = names === null ? found.issues : found.issues.map((issue) => inventedIssue(issue));
    const rows = names === null ? found.rows : inventedRows(found.rows, names);
    for await (const batch of batchesOf(issues))
      await write(job, (imports) => imports.addIssues(importId, batch));
    let last = 0;
    for await (const batch of batchesOf(rows)) {
      await write(job, (imports) => imports.addPlanned(importId, batch));
      last = batch.at(-1)?.seq ?? last;
    }
    return last;
  };

  const rehearse = async (job: Whose, held: Begun, choices: RolloverChoices): Promise<void> => {
    const { rows, report: rehearsed } = await rehearseRollover(ports, held, choices);
    const tally = new MoreTally(held.organization);
    const planned = await savePlan(job, held, { issues: [], rows: tallied(rows, tally) });
    const report = { ...rehearsed, basis: held.basis, more: tally.list() };
    const change = { state: 'ready', report, planned, applied: 0, plan: held.plan + 1 } as const;
    await write(job, (imports) => imports.change(held.id, change));
  };

  const planAll = async (job: Whose, held: Begun, attempt: JobAttempt): Promise<void> => {
    const read = await readRecords(ports, held, attempt);
    const found = read.stopped ? null : await prepare(held, read, job.by);
    const planner = found && (await plannerOf(read, found));
    const { format, files, issueCounts: issues } = read;
    const rows = found === null || planner === null ? [] : rowsOf(planner, found.source);
    const tally = new MoreTally(held.organization);
    const planned = await savePlan(job, held, { issues: read.issues, rows: tallied(rows, tally) });
    const report: ImportReport = {
      format,
      read: files,
      issues,
      columns: columnsOf(held),
      schools: found?.schools ?? [],
      ...countedBy(planner, read),
      basis: held.basis,
      readAt: held.readAt,
      more: tally.list(),
    };
    const state = found === null ? 'failed' : 'ready';
    const change = { state, report, planned, applied: 0, plan: held.plan + 1 } as const;
    await write(job, (imports) => imports.change(held.id, change));
  };

  return async ({ importId, by }, attempt) => {
    const job = { importId, jobId: attempt.id, by };
    const held = await begin(job);
    if (held === null) return { importId };
    try {
      if (held.rollover === null) await planAll(job, held, attempt);
      else await rehearse(job, held, held.rollover);
    } catch (error) {
      if (!(error instanceof Superseded)) throw error;
    }
    return { importId };
  };
}

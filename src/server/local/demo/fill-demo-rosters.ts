import type { Ids } from '#application/service/platform/ports/ids.ts';
import type { Stores, Transaction } from '#application/service/ports/transaction.ts';
import { applyChangeSet } from '#application/service/classrooms/students/apply-change-set.ts';
import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import { everywhere } from '#domain/organizations/access/scope.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import { noCounts } from '#domain/rosters/plan/planned-things.ts';
import type { ImportReport } from '#domain/rosters/imports/roster-import.ts';
import { noChoices } from '#domain/rosters/rollover/rollover.ts';
import { planRollover } from '#domain/rosters/rollover/plan-rollover.ts';
import { bandOfGrade } from '#domain/rosters/rollover/next-year.ts';
import type { Change } from '#domain/classrooms/change-sets/change.ts';
import { inverse } from '#domain/classrooms/change-sets/inverse.ts';
import { planChanges } from '#domain/classrooms/change-sets/plan-changes.ts';
import { fieldsOf, rosterOf, type Roster, type RosterRow } from '#domain/classrooms/change-sets/roster.ts';
import { undoReport } from '#domain/classrooms/change-sets/undo-report.ts';
import { demoId } from './demo-id.ts';
import { demoDayOf } from './demo-organizations.ts';
import { type DemoClass, type DemoRoster, demoRosters } from './demo-rosters.ts';

const day = 86_400_000;
const hour = 3_600_000;

export type DemoRosterStores = {
  /** Returns a `Transaction` whose audit log entries are dated `at` (epoch milliseconds). Without it, they would be dated now. */
  readonly transactionAt: (at: number) => Transaction;
  readonly ids: Ids;
};

/** A change of a school's roster: author, time, and the ids of its rows. */
type Act = {
  readonly id: string;
  readonly set: string;
  readonly at: number;
  readonly organization: OrganizationPath;
  readonly by: string;
};

function rowsOf(
  classes: readonly DemoClass[],
  held: Roster,
  {
    ids,
    from,
    organization,
  }: { readonly ids: Ids; readonly from: IsoDate; readonly organization: OrganizationPath },
): readonly RosterRow[] {
  return classes.flatMap(({ name, grade, students }): readonly RosterRow[] => {
    const there = [...held.values()].find(
      ({ kind, fields }) => kind === 'classroom' && fields['name'] === name && fields['state'] === 'active',
    );
    const classroom = there?.id ?? ids.next();
    const fields = fieldsOf({ state: 'active', organization, name, gradeBand: bandOfGrade(grade) });
    const opened: readonly RosterRow[] =
      there === undefined ? [{ kind: 'classroom', id: classroom, fields }] : [];
    const came = students.flatMap((known): readonly RosterRow[] => {
      const student = ids.next();
      return [
        {
          kind: 'student',
          id: student,
          fields: fieldsOf({ state: 'active', organization, grade, ...known }),
        },
        {
          kind: 'enrollment',
          id: ids.next(),
          fields: { state: 'active', classroom: classroom, student, from },
        },
      ];
    });
    return [...opened, ...came];
  });
}

const studentsIn = (changes: readonly Change[]): readonly string[] => [
  ...new Set(changes.flatMap(({ kind, id }) => (kind === 'student' ? [id] : []))),
];

const reportOf = (given: Pick<ImportReport, 'confirm' | 'counts' | 'format'>): ImportReport => ({
  ...given,
  read: [],
  columns: [],
  schools: [],
  issues: { error: 0, review: 0, warning: 0 },
  basis: '',
  more: [],
});

async function importList(
  stores: Stores,
  { id, set, at, organization, by }: Act,
  {
    name,
    classes,
    ids,
  }: { readonly name: string; readonly classes: readonly DemoClass[]; readonly ids: Ids },
): Promise<void> {
  const rows = rowsOf(classes, await stores.roster.held(organization), {
    ids,
    from: demoDayOf(at),
    organization,
  });
  const changes = planChanges(rosterOf([]), rosterOf(rows));
  const added = (kind: RosterRow['kind']): number => rows.filter((row) => row.kind === kind).length;
  await stores.imports.open({ id, organization, by, at });
  await applyChangeSet(stores, {
    set: { id: set, kind: 'roster-imported', organization, by, at },
    changes,
    students: studentsIn(changes),
    classroom: null,
  });
  const header = ['first_name', 'last_name', 'student_id', 'grade', 'classroom'];
  await stores.imports.change(id, {
    state: 'committed',
    files: [{ name, header, rows: added('student'), issues: [], stopped: false }],
    report: reportOf({
      format: 'blockyard',
      confirm: null,
      counts: {
        classrooms: { ...noCounts.classrooms, added: added('classroom') },
        students: { ...noCounts.students, added: added('student') },
        enrollments: { ...noCounts.enrollments, added: added('enrollment') },
        teachings: noCounts.teachings,
        staff: noCounts.staff,
      },
    }),
    changeSetId: set,
    planned: rows.length,
    applied: rows.length,
    committedAt: at,
  });
}

/** Runs the school's year rollover (ROS-7). */
async function turnYear(stores: Stores, { id, set, at, organization, by }: Act, ids: Ids): Promise<void> {
  const context = { organization, today: demoDayOf(at), newId: () => ids.next() };
  const plan = planRollover(await stores.roster.held(organization), noChoices, context);
  const { changes, rows, counts, summary } = plan;
  await stores.imports.open({ id, organization, by, at });
  await applyChangeSet(stores, {
    set: { id: set, kind: 'year-rolled-over', organization, by, at },
    changes,
    students: studentsIn(changes),
    classroom: null,
  });
  await stores.imports.change(id, {
    state: 'committed',
    rollover: noChoices,
    report: reportOf({ format: null, confirm: summary.confirm, counts }),
    changeSetId: set,
    planned: rows.length,
    applied: rows.length,
    committedAt: at,
  });
}

/** Undoes an import and stores the report of the undo (R14). */
async function takeBack(
  { roster, imports, audit }: Stores,
  { id, set, at, organization, by }: Act,
  undoing: string,
): Promise<void> {
  const { changes } = await roster.changes(set);
  const undone = await roster.apply(
    { id: undoing, kind: 'undo', organization, by, at, undoes: set },
    inverse(changes),
  );
  const { reversed, kept, impossible } = undoReport(undone);
  const concerns = [...studentsIn(undone)];
  await audit.record({ action: 'change-set/undone', by, subject: set, organization, concerns });
  const lists = { kept, keptCount: kept.length, impossible, impossibleCount: impossible.length };
  await imports.change(id, {
    state: 'undone',
    applied: 0,
    undo: { changeSetId: undoing, before: null, reversed, ...lists },
  });
}

/** Creates one school's roster unless it exists. `place` is the school's index. */
async function fillSchool(
  { transactionAt, ids }: DemoRosterStores,
  { school, by, name, lastTerm, thisTerm, mistaken }: DemoRoster,
  { place, now }: { readonly place: number; readonly now: number },
): Promise<void> {
  // Each school gets a range of 25 ids, which is more than it uses.
  const first = 700 + place * 25;
  const act = (number: number, daysAgo: number): Act => ({
    id: demoId(first + number),
    set: demoId(first + 10 + number),
    at: now - daysAgo * day - place * hour,
    organization: school.path,
    by,
  });
  const spring = act(0, 115);
  const turn = act(1, 62);
  const fall = act(2, 60);
  const wrong = act(3, 9);
  const isThere = await transactionAt(now).run(({ imports }) => imports.byId(spring.id, everywhere));
  if (isThere !== null) return;
  const importClasses = (given: Act, file: string, classes: readonly DemoClass[]) =>
    transactionAt(given.at).run((stores) => importList(stores, given, { name: file, classes, ids }));
  await importClasses(spring, `${name}-spring.csv`, lastTerm);
  await transactionAt(turn.at).run((stores) => turnYear(stores, turn, ids));
  await importClasses(fall, `${name}-new-students.csv`, thisTerm);
  await importClasses(wrong, 'another-school.csv', mistaken);
  const undone = { ...wrong, at: wrong.at + hour / 2 };
  await transactionAt(undone.at).run((stores) => takeBack(stores, undone, demoId(first + 20)));
}

/**
 * Creates the rosters of the five demo schools for last and this term: an import, the rollover, the import of new students, and an undone import of a different
 * school's list. Idempotent.
 */
export async function fillDemoRosters(stores: DemoRosterStores, now: number): Promise<void> {
  for (const [index, roster] of demoRosters.entries())
    await fillSchool(stores, roster, { place: index, now });
}

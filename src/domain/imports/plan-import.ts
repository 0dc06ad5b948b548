import type { Change } from '../roster/change.ts';
import { keyOf, type Roster, type RosterKind, type RosterRow, rosterOf } from '../roster/roster.ts';
import { coversDay } from '../roster/stay.ts';
import { HeldStudents } from './held-students.ts';
import { type HeldOverview, ImportPlanner, type PlannedPart } from './import-planner.ts';
import type { HeldRoster, ImportChoices, SourceLink, StaffAccounts } from './import-needs.ts';
import type { PlannedRow } from './planned-row.ts';
import type { ImportCounts } from './planned-things.ts';
import { countThere } from './removal.ts';
import type { Removal } from './roster-import.ts';
import type { RosterSnapshot } from './roster-snapshot.ts';

/** The plan of an import as a whole. */
export type ImportPlan = {
  readonly changes: readonly Change[];
  /** What would overwrite a person's edit (R12), and was not asked for. */
  readonly overwriting: readonly Change[];
  /** What is another source's to change (R17). */
  readonly foreign: readonly Change[];
  /** What is to be remembered of the source with the changes. */
  readonly links: readonly SourceLink[];
  readonly counts: ImportCounts;
  readonly rows: readonly PlannedRow[];
  /** How many students of the schools are not in the files; null if there is no student in them. */
  readonly missing: number | null;
  /** What would go, where that is too much to go by one press. */
  readonly confirm: Removal | null;
};

/** The rows of a kind, by a field of theirs. */
function rowsBy(roster: Roster, kind: RosterKind, field: string): ReadonlyMap<string, readonly RosterRow[]> {
  const rows = new Map<string, RosterRow[]>();
  for (const row of roster.values()) {
    const value = row.fields[field];
    if (row.kind !== kind || value === undefined) continue;
    const those = rows.get(value);
    if (those === undefined) rows.set(value, [row]);
    else those.push(row);
  }
  return rows;
}

/**
 * Plans the import of a snapshot into an organization of which all that is held is in memory, as `ImportPlanner` does slice by slice:
 * for a check of files, which is held as a whole anyway. `newId` makes the ids of what is new; without `staff` nobody of the files is a member.
 */
export function planImport(
  snapshot: RosterSnapshot,
  held: HeldRoster & { readonly staff?: StaffAccounts; readonly erased?: HeldOverview['erased'] },
  choices: ImportChoices,
  newId: () => string,
): ImportPlan {
  const students = new HeldStudents(choices.today);
  students.add(held);
  const classrooms = [...held.roster.values()].filter(
    ({ kind }) => kind === 'classroom' || kind === 'teaching',
  );
  const rooms = {
    ...held,
    roster: rosterOf(classrooms),
    there: countThere(held.roster, (row) => coversDay(row, choices.today)),
  };
  const stays = rowsBy(held.roster, 'enrollment', 'student');
  const planner = new ImportPlanner(
    snapshot,
    { rooms, students, staff: held.staff ?? new Map(), ...(held.erased && { erased: held.erased }) },
    choices,
    newId,
  );
  const parts: PlannedPart[] = [planner.rooms()];
  for (const slice of planner.slices()) {
    const rows = slice.students.flatMap((id) => [
      ...[held.roster.get(keyOf({ kind: 'student', id })) ?? []].flat(),
      ...(stays.get(id) ?? []),
    ]);
    parts.push(planner.plan(slice, { ...held, roster: rosterOf(rows) }));
  }
  return {
    changes: parts.flatMap(({ changes }) => changes),
    overwriting: parts.flatMap(({ overwriting }) => overwriting),
    foreign: parts.flatMap(({ foreign }) => foreign),
    links: parts.flatMap(({ links }) => links),
    rows: parts.flatMap(({ rows }) => rows),
    counts: planner.counts,
    missing: planner.missing,
    confirm: planner.tooMany,
  };
}

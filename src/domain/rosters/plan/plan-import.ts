import type { Change } from '../../classrooms/change-sets/change.ts';
import {
  keyOf,
  type Roster,
  type RosterKind,
  type RosterRow,
  rosterOf,
} from '../../classrooms/change-sets/roster.ts';
import { coversDay } from '../../classrooms/change-sets/stay.ts';
import { HeldStudents } from './held-students.ts';
import { type HeldOverview, ImportPlanner, type PlannedPart } from './import-planner.ts';
import type { HeldRoster, ImportChoices, SourceLink, StaffAccounts } from './import-needs.ts';
import type { PlannedRow } from './planned-row.ts';
import type { ImportCounts } from './planned-things.ts';
import { countThere, type Removal } from './removal.ts';
import type { RosterSnapshot } from '../files/roster-snapshot.ts';

export type ImportPlan = {
  readonly changes: readonly Change[];
  /** Changes held back because they would overwrite user edits (R12). */
  readonly overwriting: readonly Change[];
  /** Changes held back because they belong to another source (R17). */
  readonly foreign: readonly Change[];
  readonly links: readonly SourceLink[];
  readonly counts: ImportCounts;
  readonly rows: readonly PlannedRow[];
  /** Number of students of the schools who are missing in the files; null if the files contain no students. */
  readonly missing: number | null;
  /** The removals, if there are so many that the commit needs a confirmation; else null. */
  readonly confirm: Removal | null;
};

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
 * Plans the import of a snapshot into an organization whose data is all in memory, like `ImportPlanner` without slices. It is for checking files, which are
 * already in memory. `newId` generates the ids of new rows. Without `staff`, staff in the files are not members.
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
  const heldRooms = {
    ...held,
    roster: rosterOf(classrooms),
    there: countThere(held.roster, (row) => coversDay(row, choices.today)),
  };
  const stays = rowsBy(held.roster, 'enrollment', 'student');
  const planner = new ImportPlanner(
    snapshot,
    {
      rooms: heldRooms,
      students,
      staff: held.staff ?? new Map(),
      ...(held.erased && { erased: held.erased }),
    },
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

import type { OrganizationPath } from '../../identity/membership/organization.ts';
import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { Change } from '../change-sets/change.ts';
import { planChanges } from '../change-sets/plan-changes.ts';
import {
  type FieldValue,
  fieldsOf,
  keyOf,
  type Roster,
  type RosterRow,
  type RowKey,
} from '../change-sets/roster.ts';
import { endedOn, hasEnded } from '../change-sets/stay.ts';
import type { RosterAct, StudentSkip } from './student-acts.ts';

export type ActContext = {
  readonly today: IsoDate;
  readonly nextId: () => string;
  readonly room: number;
  readonly organization: OrganizationPath | null;
  readonly license: LicenseRoom;
};

/**
 * How many more students fit under trials and licenses. `takers` maps each student who would newly count toward a limit to the place that has the limit.
 * `room` maps each place to the number of students that it can still take.
 */
export type LicenseRoom = {
  readonly takers: ReadonlyMap<string, string>;
  readonly room: ReadonlyMap<string, number>;
};

export const noRoomTaken: LicenseRoom = { takers: new Map(), room: new Map() };

function roomTaker({ takers, room }: LicenseRoom): {
  take: (id: string) => void;
  isFull: (id: string) => boolean;
} {
  const left = new Map(room);
  const leftFor = (place: string): number => left.get(place) ?? 0;
  return {
    isFull: (id) => {
      const place = takers.get(id);
      return place !== undefined && leftFor(place) < 1;
    },
    take: (id) => {
      const place = takers.get(id);
      if (place !== undefined) left.set(place, leftFor(place) - 1);
    },
  };
}

export type StudentPlan = {
  readonly changes: readonly Change[];
  readonly changed: readonly string[];
  readonly skipped: readonly { readonly id: string; readonly why: StudentSkip }[];
};

function openEnrollments(roster: Roster, today: IsoDate): ReadonlyMap<string, readonly RosterRow[]> {
  const open = new Map<string, RosterRow[]>();
  for (const row of roster.values()) {
    const { student = '' } = row.fields;
    if (row.kind === 'enrollment' && !hasEnded(row, today))
      open.set(student, [...(open.get(student) ?? []), row]);
  }
  return open;
}

const isIn = (open: readonly RosterRow[], classroom: string | null): boolean =>
  open.some(({ fields }) => fields['classroom'] === classroom);

function endedBy(act: RosterAct, open: readonly RosterRow[]): readonly RosterRow[] {
  if (act.kind !== 'move' && act.kind !== 'remove') return [];
  return open.filter(({ fields }) => act.from === null || fields['classroom'] === act.from);
}

function whySkipped(
  act: RosterAct,
  student: RosterRow | undefined,
  open: readonly RosterRow[],
): StudentSkip | null {
  if (student === undefined) return 'student/not-found';
  const isArchived = student.fields['state'] === 'archived';
  if (act.kind === 'restore') return isArchived ? null : 'student/not-archived';
  if (isArchived) return 'student/archived';
  if ('to' in act && isIn(open, act.to)) return 'student/there-already';
  if ('from' in act && act.from !== null && !isIn(open, act.from)) return 'student/not-in-classroom';
  return null;
}

function written(
  act: RosterAct,
  leaves: boolean,
  { today, organization }: ActContext,
): Readonly<Record<string, FieldValue>> {
  if (act.kind === 'archive') return { state: 'archived', archivedOn: today };
  if (act.kind === 'restore') return { state: 'active', archivedOn: null };
  return act.kind === 'move' && leaves ? { organization } : {};
}

/** Plans an act on students from their rows and enrollments. A student who leaves all of their classrooms in a move joins the school of the new classroom. */
export function planStudentAct(
  current: Roster,
  ids: readonly string[],
  act: RosterAct,
  context: ActContext,
): StudentPlan {
  const wanted = new Map<RowKey, RosterRow>(current);
  const enrollments = openEnrollments(current, context.today);
  const changed: string[] = [];
  const skipped: { readonly id: string; readonly why: StudentSkip }[] = [];
  const write = (row: RosterRow, values: Readonly<Record<string, FieldValue>>): void => {
    wanted.set(keyOf(row), { ...row, fields: fieldsOf({ ...row.fields, ...values }) });
  };
  const license = roomTaker(context.license);
  for (const id of new Set(ids)) {
    const student = current.get(keyOf({ kind: 'student', id }));
    const open = enrollments.get(id) ?? [];
    const isFull = 'to' in act && changed.length >= context.room;
    const isOverPlan = license.isFull(id) ? 'license/students-full' : null;
    const why = whySkipped(act, student, open) ?? (isFull ? 'classroom/student-limit' : isOverPlan);
    if (student === undefined || why !== null) {
      skipped.push({ id, why: why ?? 'student/not-found' });
      continue;
    }
    const ended = endedBy(act, open);
    for (const enrollment of ended) write(endedOn(enrollment, context.today), {});
    write(student, written(act, ended.length === open.length, context));
    if ('to' in act) {
      const begun = { state: 'active', classroom: act.to, student: id, from: context.today };
      write({ kind: 'enrollment', id: context.nextId(), fields: begun }, {});
    }
    license.take(id);
    changed.push(id);
  }
  return { changes: planChanges(current, wanted), changed, skipped };
}

import { covers } from '#domain/organizations/access/can.ts';
import type { Action } from '#domain/organizations/access/permissions.ts';
import { ownSubject } from '#domain/organizations/access/scope.ts';
import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import { roomFor } from '#domain/organizations/grants/capacity.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { ChangeSetKind } from '#domain/classrooms/change-sets/change-set.ts';
import type { Roster } from '#domain/classrooms/change-sets/roster.ts';
import {
  type LicenseRoom,
  noRoomTaken,
  planStudentAct,
  type StudentPlan,
} from '#domain/classrooms/students/plan-student-act.ts';
import {
  isFinalAct,
  maxSkipsNamed,
  type RosterAct,
  type StudentAct,
  type StudentActKind,
  type StudentsChanged,
} from '#domain/classrooms/students/student-acts.ts';
import { studentsPerClassroom } from '#domain/classrooms/students/student-forms.ts';
import type { StudentRefused } from '#domain/classrooms/students/student-refusals.ts';
import type { Acting } from '../../identity/caller/caller.ts';
import { changeableClassroom } from '../classrooms/classroom-of.ts';
import { placeOfCaller, placeOfClassroom } from '../../organizations/access/cap-place.ts';
import type { StoredClassroom } from '../ports/classroom-repository.ts';
import type { Stores } from '../../ports/transaction.ts';
import { actForGood, planFinalAct } from './act-for-good.ts';
import { applyChangeSet } from './apply-change-set.ts';
import { schoolDay } from '../../organizations/access/school-day.ts';
import type { StudentPorts } from './student-ports.ts';

export const actionOf: Readonly<Record<StudentActKind, Action>> = {
  move: 'student.edit',
  copy: 'student.edit',
  restore: 'student.edit',
  remove: 'student.archive',
  archive: 'student.archive',
  reset: 'student.edit',
  erase: 'student.erase',
};

const setKinds: Readonly<Record<RosterAct['kind'], ChangeSetKind>> = {
  move: 'students-moved',
  copy: 'students-copied',
  restore: 'students-restored',
  remove: 'students-removed',
  archive: 'students-archived',
};

/** Reasons why the whole action was refused. Only owners may erase. */
export type ActRefused = StudentRefused<'act'> | { readonly kind: 'classroom/owner-only' };

/**
 * Returns the reason why no student can be changed, if it is the same for all and is not found or owner only; else null. The reason does not reveal anything
 * about the students.
 */
function refusedWhole({ changed, skipped }: StudentPlan): ActRefused | null {
  const why = skipped[0]?.why;
  if (changed.length > 0 || skipped.some((each) => each.why !== why)) return null;
  return why === 'student/not-found' || why === 'classroom/owner-only' ? { kind: why } : null;
}

/** Returns `license/ended` if the action needs a license that has ended; null otherwise. */
export function licenseRefusalOf(
  { actor }: Pick<Acting, 'actor'>,
  action: Action,
): { readonly kind: 'account/not-permitted' | 'license/ended' } | null {
  const covered = covers(actor, action, ownSubject);
  if (covered.ok || covered.error.kind !== 'license/ended') return null;
  return { kind: 'license/ended' };
}

/**
 * Acts on students in the caller's scope, at most `studentsPerBatch`, in one change set or as part of the given one. Skips students to whom the action does not
 * apply. Irreversible actions do not create a change set; their id is in the audit log.
 */
export type ChangeStudents = (
  caller: Acting,
  act: StudentAct,
  ids: readonly string[],
  changeSetId?: string,
) => Promise<Result<StudentsChanged, ActRefused>>;

type Ports = StudentPorts;

type Planned = {
  readonly act: RosterAct;
  readonly ids: readonly string[];
  readonly to: StoredClassroom | null;
};

async function roomAt(
  { capacity }: Pick<Stores, 'capacity'>,
  { ids, to }: { readonly ids: readonly string[]; readonly to: StoredClassroom },
  now: number,
): Promise<LicenseRoom> {
  const place = placeOfClassroom(to);
  const there = await capacity.findForUpdate(place, now);
  const counted = await capacity.counted(place, ids, now);
  const takers = ids.flatMap((id) => (counted.has(id) ? [] : [[id, to.id] as const]));
  return { takers: new Map(takers), room: new Map([[to.id, roomFor('students', there)]]) };
}

async function roomToRestore(
  { capacity }: Pick<Stores, 'capacity'>,
  { rows, owner }: { readonly rows: Roster; readonly owner: string },
  now: number,
): Promise<LicenseRoom> {
  const archived = [...rows.values()].filter(
    ({ kind, fields }) => kind === 'student' && fields['state'] === 'archived',
  );
  const takers = new Map(archived.map(({ id, fields }) => [id, fields['organization'] ?? '']));
  const room = new Map<string, number>();
  for (const path of [...new Set(takers.values())].toSorted()) {
    const organization = path === '' ? null : path;
    room.set(path, roomFor('students', await capacity.findForUpdate({ organization, owner }, now)));
  }
  return { takers, room };
}

export function changeStudents({
  classrooms,
  transaction,
  clock,
  vault,
  ids: newIds,
}: Ports): ChangeStudents {
  const classroomTo = async (
    caller: Acting,
    act: StudentAct,
  ): Promise<Result<StoredClassroom | null, StudentRefused<'act'>>> =>
    'to' in act
      ? changeableClassroom(classrooms, caller, {
          id: act.to,
          action: 'student.edit',
          kinds: ['classroom/not-found', 'license/ended', 'account/not-permitted'],
        })
      : ok(null);

  const plan = async (
    { capacity, roster }: Pick<Stores, 'capacity' | 'roster'>,
    caller: Acting,
    { act, ids, to }: Planned,
  ): Promise<StudentPlan> => {
    const now = clock.now();
    // Places are locked before students. Adding students uses the same order.
    if (act.kind === 'restore') await capacity.findForUpdate(placeOfCaller(caller), now);
    const coming = to === null ? noRoomTaken : await roomAt({ capacity }, { ids, to }, now);
    const today = schoolDay(caller, clock.now());
    // Users who may change a classroom may add its former students again.
    const back = act.kind === 'copy' ? act.to : undefined;
    const rows = await roster.rows(ids, scopeOf(caller.actor, actionOf[act.kind]), back);
    const there = to === null ? null : await roster.enrolled([to.id], today);
    const room = to === null ? 0 : studentsPerClassroom - (there?.get(to.id) ?? studentsPerClassroom);
    const organization = to?.organization ?? null;
    const owner = caller.account.id;
    const license = act.kind === 'restore' ? await roomToRestore({ capacity }, { rows, owner }, now) : coming;
    return planStudentAct(rows, ids, act, {
      today,
      room,
      organization,
      license,
      nextId: () => newIds.next(),
    });
  };

  return async (caller, act, ids, changeSetId = newIds.next()) => {
    const to = await classroomTo(caller, act);
    if (!to.ok) return to;
    return transaction.run(async (stores): Promise<Result<StudentsChanged, ActRefused>> => {
      const planned = isFinalAct(act)
        ? await planFinalAct(stores, caller, { act, ids })
        : await plan(stores, caller, { act, ids, to: to.value });
      const refusal = refusedWhole(planned) ?? licenseRefusalOf(caller, actionOf[act.kind]);
      if (refusal !== null) return err(refusal);
      const { changes, changed, skipped } = planned;
      const result: StudentsChanged = {
        act: act.kind,
        changeSetId: null,
        changed: changed.length,
        skippedCount: skipped.length,
        skipped: skipped.slice(0, maxSkipsNamed),
      };
      if (changed.length === 0) return ok(result);
      const organization = to.value?.organization ?? caller.membership?.organization ?? null;
      const by = caller.account.id;
      const made = { id: changeSetId, organization, by };
      if (isFinalAct(act)) {
        await actForGood(stores, { clock, vault }, act, { ...made, students: changed });
        return ok(result);
      }
      const set = { ...made, kind: setKinds[act.kind], at: clock.now() };
      await applyChangeSet(stores, { set, changes, students: changed, classroom: to.value?.id ?? null });
      return ok({ ...result, changeSetId });
    });
  };
}

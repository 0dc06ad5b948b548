import { covers } from '#domain/organizations/access/can.ts';
import type { Action } from '#domain/organizations/access/permissions.ts';
import type { ReachCondition } from '#domain/organizations/access/reach.ts';
import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import { classroomSubject } from '#domain/classrooms/classrooms/classroom-access.ts';
import type { ClassroomArchived } from '#domain/classrooms/classrooms/classroom-refusals.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Acting } from '../../identity/caller/caller.ts';
import type {
  ClassroomAccess,
  ClassroomRepository,
  StoredAssignment,
  StoredClassroom,
} from '../ports/classroom-repository.ts';

/** The action for an id, and its refusals. The first of `kinds` means not found. */
type Wanted<Kind extends string> = {
  readonly id: string;
  readonly action: Action | ((classroom: StoredClassroom) => Action);
  readonly kinds: readonly [Kind, ...Kind[]];
  /** Conditions that the caller of this function checks; none by default. */
  readonly checked?: readonly ReachCondition[];
};

type Found<Thing, Kind extends string> = Promise<Result<Thing, { readonly kind: Kind }>>;
type Changeable<Thing, Kind extends string> = Promise<
  Result<Thing, { readonly kind: Kind } | ClassroomArchived>
>;

/** Returns the refusal if it is one of these kinds. Any other refusal becomes the first kind, which means not found (ORG-3). */
const kindIn = <Kind extends string>(
  kinds: Wanted<Kind>['kinds'],
  { kind }: { readonly kind: string },
): Kind => kinds.find((known) => known === kind) ?? kinds[0];

export const readable = ({ actor }: Pick<Acting, 'actor'>): Scope => scopeOf(actor, 'classroom.read');

/** Returns why the caller may not do this with a classroom, as one of these kinds; null if they may. Refusals of other kinds become not found. */
function refusalOf<Kind extends string>(
  { actor }: Pick<Acting, 'actor'>,
  classroom: ClassroomAccess,
  { action, kinds, checked = [] }: Omit<Wanted<Kind>, 'action' | 'id'> & { readonly action: Action },
): Kind | null {
  const covered = covers(actor, action, { ...classroomSubject(actor, classroom), checked });
  return covered.ok ? null : kindIn(kinds, covered.error);
}

export async function permittedClassroom<Kind extends string>(
  classrooms: Pick<ClassroomRepository, 'byId'>,
  caller: Pick<Acting, 'actor'>,
  wanted: Wanted<Kind>,
): Found<StoredClassroom, Kind> {
  const { id, action, kinds } = wanted;
  const stored = await classrooms.byId(id, readable(caller));
  if (stored === null) return err({ kind: kinds[0] });
  const name = typeof action === 'function' ? action(stored) : action;
  const refusal = refusalOf(caller, stored, { ...wanted, action: name });
  return refusal === null ? ok(stored) : err({ kind: refusal });
}

/** Returns a classroom that is not archived, if the caller may do this with it. */
export async function changeableClassroom<Kind extends string>(
  classrooms: Pick<ClassroomRepository, 'byId'>,
  caller: Pick<Acting, 'actor'>,
  wanted: Wanted<Kind>,
): Changeable<StoredClassroom, Kind> {
  const permitted = await permittedClassroom(classrooms, caller, wanted);
  if (!permitted.ok || permitted.value.archivedAt === null) return permitted;
  return err({ kind: 'classroom/archived' });
}

type AssignmentInRoom = { readonly assignment: StoredAssignment; readonly classroom: ClassroomAccess };

/** Returns an assignment, removed or not, with its classroom, if the caller may do this with it. */
export async function permittedAssignment<Kind extends string>(
  classrooms: Pick<ClassroomRepository, 'assignment'>,
  caller: Pick<Acting, 'actor'>,
  wanted: Wanted<Kind> & { readonly action: Action },
): Found<AssignmentInRoom, Kind> {
  const found = await classrooms.assignment(wanted.id, readable(caller));
  if (found === null) return err({ kind: wanted.kinds[0] });
  const refusal = refusalOf(caller, found.classroom, wanted);
  return refusal === null ? ok(found) : err({ kind: refusal });
}

/** Returns an assignment that is not removed, in a classroom that the caller may change. */
export async function changeableAssignment<Kind extends string>(
  classrooms: Pick<ClassroomRepository, 'assignment'>,
  caller: Pick<Acting, 'actor'>,
  { id, kinds }: Omit<Wanted<Kind>, 'action'>,
): Changeable<StoredAssignment, Kind> {
  const found = await classrooms.assignment(id, readable(caller));
  if (found === null || found.assignment.removed) return err({ kind: kinds[0] });
  const refusal = refusalOf(caller, found.classroom, { action: 'classroom.edit', kinds });
  if (refusal !== null) return err({ kind: refusal });
  return found.classroom.archivedAt === null ? ok(found.assignment) : err({ kind: 'classroom/archived' });
}

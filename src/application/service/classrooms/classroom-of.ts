import type {
  AssignmentNotFound,
  ChangeRefused,
  ClassroomArchived,
  ClassroomNotFound,
  OwnerOnly,
} from '#domain/classrooms/classroom-refusals.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type {
  ClassroomRepository,
  StoredAssignment,
  StoredClassroom,
} from '../ports/classroom-repository.ts';
import { teacherOf } from './present-classroom.ts';
import type { Teacher } from './require-teacher.ts';

/** A classroom that this teacher may change. */
export async function changeableClassroom(
  classrooms: Pick<ClassroomRepository, 'byId'>,
  { account, mayChange }: Teacher,
  id: string,
): Promise<Result<StoredClassroom, ClassroomNotFound | ChangeRefused | ClassroomArchived>> {
  const stored = await classrooms.byId(id, account.id);
  if (stored === null) return err({ kind: 'classroom/not-found' });
  if (!mayChange.ok) return mayChange;
  return stored.archivedAt === null ? ok(stored) : err({ kind: 'classroom/archived' });
}

/** A classroom that this teacher owns. */
export async function ownedClassroom(
  classrooms: Pick<ClassroomRepository, 'byId'>,
  { account }: Teacher,
  id: string,
): Promise<Result<StoredClassroom, ClassroomNotFound | OwnerOnly>> {
  const stored = await classrooms.byId(id, account.id);
  if (stored === null) return err({ kind: 'classroom/not-found' });
  return teacherOf(stored, account.id).role === 'owner' ? ok(stored) : err({ kind: 'classroom/owner-only' });
}

/** What is assigned, and not removed, in a classroom that this teacher may change. */
export async function changeableAssignment(
  classrooms: Pick<ClassroomRepository, 'byId' | 'assignment'>,
  teacher: Teacher,
  id: string,
): Promise<Result<StoredAssignment, AssignmentNotFound | ChangeRefused | ClassroomArchived>> {
  const stored = await classrooms.assignment(id, teacher.account.id);
  if (stored === null || stored.removed) return err({ kind: 'assignment/not-found' });
  const classroom = await changeableClassroom(classrooms, teacher, stored.classroomId);
  if (classroom.ok) return ok(stored);
  const { error } = classroom;
  return err(error.kind === 'classroom/not-found' ? { kind: 'assignment/not-found' } : error);
}

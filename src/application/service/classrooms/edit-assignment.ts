import type { FormInvalid } from '#domain/account/field-problem.ts';
import type {
  AssignmentNotFound,
  ChangeRefused,
  ClassroomArchived,
  EditConflict,
} from '#domain/classrooms/classroom-refusals.ts';
import type { Assignment, AssignmentEdit } from '#domain/classrooms/classroom.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../access/caller.ts';
import { changeableAssignment } from './classroom-of.ts';
import type { ClassroomPorts } from './classroom-ports.ts';
import { presentAssignment } from './present-assignments.ts';
import { teacherOfCall } from './require-teacher.ts';

type NotEdited = AssignmentNotFound | ChangeRefused | ClassroomArchived | EditConflict<Assignment>;
type Ports = Pick<ClassroomPorts, 'presentAssignments' | 'classrooms'>;

/** Changes dates, note or visibility of an assigned lesson. */
export type EditAssignment = (
  caller: Caller,
  id: string,
  version: number,
  edit: AssignmentEdit,
) => Promise<Result<Assignment, NotEdited>>;

export function editAssignment(ports: Ports): EditAssignment {
  const { classrooms } = ports;
  return async (caller, id, version, edit) => {
    const teacher = teacherOfCall(caller);
    const changeable = await changeableAssignment(classrooms, teacher, id);
    if (!changeable.ok) return changeable;
    const changed = await classrooms.changeAssignment(id, version, edit);
    return outcome(ports, { id, accountId: teacher.account.id, changed });
  };
}

/** Takes the version of the lesson that is published now. */
export type TakeLessonVersion = (
  caller: Caller,
  id: string,
  version: number,
  lessonVersion: number,
) => Promise<Result<Assignment, NotEdited | FormInvalid<'version'>>>;

export function takeLessonVersion(ports: Ports & Pick<ClassroomPorts, 'lessons'>): TakeLessonVersion {
  const { classrooms, lessons } = ports;
  return async (caller, id, version, lessonVersion) => {
    const teacher = teacherOfCall(caller);
    const changeable = await changeableAssignment(classrooms, teacher, id);
    if (!changeable.ok) return changeable;
    const published = await lessons.bySlug(changeable.value.lessonSlug);
    if (published?.version !== lessonVersion) {
      return err({ kind: 'form/invalid', fields: { version: 'unknown-value' } });
    }
    const changed = await classrooms.changeAssignment(id, version, { lessonVersion });
    return outcome(ports, { id, accountId: teacher.account.id, changed });
  };
}

type Attempt = { readonly id: string; readonly accountId: string; readonly changed: boolean };

async function outcome(
  { classrooms, presentAssignments }: Ports,
  { id, accountId, changed }: Attempt,
): Promise<Result<Assignment, AssignmentNotFound | EditConflict<Assignment>>> {
  const stored = await classrooms.assignment(id, accountId);
  if (stored === null || stored.removed) return err({ kind: 'assignment/not-found' });
  const current = await presentAssignment(presentAssignments, stored);
  return changed ? ok(current) : err({ kind: 'classroom/edit-conflict', current });
}

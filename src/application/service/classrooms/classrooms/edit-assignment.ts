import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import {
  classroomRefusals,
  type EditConflict,
  type Refused,
} from '#domain/classrooms/classrooms/classroom-refusals.ts';
import type { Assignment, AssignmentEdit } from '#domain/classrooms/classrooms/classroom.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { changeableAssignment, readable } from './classroom-of.ts';
import type { ClassroomPorts } from './classroom-ports.ts';
import { presentAssignment } from './present-assignment.ts';

type NotEdited = Refused<'changeAssignment'> | EditConflict<Assignment>;

const kinds = classroomRefusals.changeAssignment;
type Ports = Pick<ClassroomPorts, 'classrooms'>;

export type EditAssignment = (
  caller: Caller,
  id: string,
  version: number,
  edit: AssignmentEdit,
) => Promise<Result<Assignment, NotEdited>>;

export function editAssignment({ classrooms }: Ports): EditAssignment {
  return async (caller, id, version, edit) => {
    const changeable = await changeableAssignment(classrooms, caller, { id, kinds });
    if (!changeable.ok) return changeable;
    const changed = await classrooms.changeAssignment(id, version, edit);
    return outcome(classrooms, { id, caller, changed });
  };
}

export type TakeLessonVersion = (
  caller: Caller,
  id: string,
  version: number,
  lessonVersion: number,
) => Promise<Result<Assignment, NotEdited | FormInvalid<'version'>>>;

export function takeLessonVersion({ classrooms }: Ports): TakeLessonVersion {
  return async (caller, id, version, lessonVersion) => {
    const changeable = await changeableAssignment(classrooms, caller, { id, kinds });
    if (!changeable.ok) return changeable;
    if (changeable.value.lesson.latestVersion !== lessonVersion) {
      return err({ kind: 'form/invalid', fields: { version: 'unknown-value' } });
    }
    const changed = await classrooms.changeAssignment(id, version, { lessonVersion });
    return outcome(classrooms, { id, caller, changed });
  };
}

type Attempt = { readonly id: string; readonly caller: Caller; readonly changed: boolean };

async function outcome(
  classrooms: Ports['classrooms'],
  { id, caller, changed }: Attempt,
): Promise<Result<Assignment, NotEdited>> {
  const found = await classrooms.assignment(id, readable(caller));
  if (found === null || found.assignment.removed) return err({ kind: 'assignment/not-found' });
  const current = presentAssignment(found.assignment);
  return changed ? ok(current) : err({ kind: 'classroom/edit-conflict', current });
}

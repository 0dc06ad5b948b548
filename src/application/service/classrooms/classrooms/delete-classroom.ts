import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import {
  type ClassroomContents,
  isEmptyClassroom,
} from '#domain/classrooms/classrooms/classroom-contents.ts';
import { classroomRefusals, type Refused } from '#domain/classrooms/classrooms/classroom-refusals.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { StoredClassroom } from '../ports/classroom-repository.ts';
import { permittedClassroom } from './classroom-of.ts';
import type { ClassroomPorts } from './classroom-ports.ts';

/** Returns what would be deleted with a classroom, for users who may delete it after archiving it. */
export type PreviewClassroomDeletion = (
  caller: Caller,
  id: string,
) => Promise<Result<ClassroomContents, Refused<'previewDeletion'>>>;

/** Permanently deletes a classroom that is archived or empty, if its name is typed (ROS-1). Students stay with their school. */
export type DeleteClassroom = (
  caller: Caller,
  id: string,
  typedName: string,
) => Promise<Result<void, Refused<'delete'> | FormInvalid<'typedName'>>>;

type Ports = Pick<ClassroomPorts, 'classrooms' | 'transaction'>;

const deletable = (
  { classrooms }: Pick<Ports, 'classrooms'>,
  caller: Caller,
  id: string,
): Promise<Result<StoredClassroom, Refused<'previewDeletion'>>> =>
  permittedClassroom(classrooms, caller, {
    id,
    action: 'classroom.delete',
    kinds: classroomRefusals.previewDeletion,
    checked: ['empty'],
  });

export function previewClassroomDeletion({ classrooms, transaction }: Ports): PreviewClassroomDeletion {
  return async (caller, id) => {
    const classroom = await deletable({ classrooms }, caller, id);
    if (!classroom.ok) return classroom;
    return ok(await transaction.run(({ classroomLife }) => classroomLife.contents(id)));
  };
}

/** Compares names. Ignores case and surrounding white space. */
const isName = (typed: string, name: string): boolean =>
  typed.trim().toLowerCase() === name.trim().toLowerCase();

export function deleteClassroom({ classrooms, transaction }: Ports): DeleteClassroom {
  return async (caller, id, typedName) => {
    const classroom = await deletable({ classrooms }, caller, id);
    if (!classroom.ok) return classroom;
    const { archivedAt, name, organization, teachers } = classroom.value;
    if (!isName(typedName, name)) return err({ kind: 'form/invalid', fields: { typedName: 'malformed' } });
    return transaction.run(async ({ classroomLife, audit }) => {
      const lost = await classroomLife.contents(id);
      if (archivedAt === null && !isEmptyClassroom(lost)) return err({ kind: 'classroom/not-empty' });
      await classroomLife.delete(id);
      await audit.record({
        action: 'classroom/deleted',
        by: caller.account.id,
        subject: id,
        organization,
        concerns: teachers.flatMap(({ accountId }) => accountId ?? []),
        before: lost,
        after: null,
      });
      return ok(undefined);
    });
  };
}

import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../access/caller.ts';
import { permittedClassroom } from '../classrooms/classroom-of.ts';
import { dayOfClassroom } from '../classrooms/time-zone-of.ts';
import type { ClassWorkChanges } from '../ports/class-work.ts';
import type { ClassWorkPorts } from './class-work-ports.ts';

/** The work of a class on this day, for its teachers. It names students by id alone. */
export type WatchedClass = {
  /** The changes after a number; all changes after 0. */
  readonly changesAfter: (seq: number) => Promise<ClassWorkChanges>;
  /** Calls the listener after each change, and whenever changes may have been missed. Answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** Lets a user who may read a classroom watch its work (CLS-2). */
export type WatchClass = (
  caller: Caller,
  classroomId: string,
) => Promise<Result<WatchedClass, { readonly kind: 'classroom/not-found' }>>;

export function watchClass(ports: ClassWorkPorts): WatchClass {
  const { classrooms, transaction, changes } = ports;
  return async (caller, classroomId) => {
    const asked = { id: classroomId, action: 'classroom.read', kinds: ['classroom/not-found'] } as const;
    const room = await permittedClassroom(classrooms, caller, asked);
    if (!room.ok) return err({ kind: 'classroom/not-found' });
    const day = await dayOfClassroom(ports, room.value, caller);
    return ok({
      changesAfter: (seq) =>
        transaction.run(({ classWork }) => classWork.changesAfter(classroomId, seq, day)),
      subscribe: (listener) =>
        changes.subscribe('class-work', (id) => {
          if (id === null || id === classroomId) listener();
        }),
    });
  };
}

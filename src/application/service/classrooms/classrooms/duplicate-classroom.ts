import { classroomRefusals, type Refused } from '#domain/classrooms/classrooms/classroom-refusals.ts';
import {
  type Classroom,
  type ClassroomEdit,
  classroomLimits,
} from '#domain/classrooms/classrooms/classroom.ts';
import { capProblem } from '#domain/organizations/grants/capacity.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { CopiedAssignment } from '../ports/classroom-life.ts';
import type { ClassroomRepository } from '../ports/classroom-repository.ts';
import { placeOfCaller } from '../../organizations/access/cap-place.ts';
import { permittedClassroom, readable } from './classroom-of.ts';
import type { ClassroomPorts } from './classroom-ports.ts';
import { presentClassroom } from './present-classroom.ts';

/**
 * Creates a copy of a classroom that the caller may read, archived or not. Optionally copies its lessons in their published version with their notes, but
 * without days and progress (ROS-1). Students, co-teachers and the class code are not copied.
 */
export type DuplicateClassroom = (
  caller: Caller,
  id: string,
  edit: ClassroomEdit,
  withLessons: boolean,
) => Promise<Result<Classroom, Refused<'duplicate'>>>;

type Ports = Pick<ClassroomPorts, 'classrooms' | 'clock' | 'ids' | 'transaction'>;

export function duplicateClassroom({ classrooms, clock, ids, transaction }: Ports): DuplicateClassroom {
  const copiesOf = async (
    stores: { readonly classrooms: Pick<ClassroomRepository, 'assignments'> },
    caller: Caller,
    { from, to }: { readonly from: string; readonly to: string },
  ): Promise<readonly CopiedAssignment[]> => {
    const assigned = await stores.classrooms.assignments(from, readable(caller));
    const at = clock.now();
    // Oldest first. Each copy is a millisecond later than the previous one, so that the order is kept.
    return assigned
      .filter(({ removed }) => !removed)
      .toReversed()
      .map(({ lessonSlug, lessonVersion, lesson, visible, note }, place) => ({
        id: ids.next(),
        classroomId: to,
        lessonSlug,
        lessonVersion: lesson.latestVersion ?? lessonVersion,
        visible,
        note,
        opensOn: null,
        dueOn: null,
        at: at + place,
      }));
  };

  return async (caller, from, edit, withLessons) => {
    const { account, membership } = caller;
    const wanted = { id: from, action: 'classroom.duplicate', kinds: classroomRefusals.duplicate } as const;
    const source = await permittedClassroom(classrooms, caller, wanted);
    if (!source.ok) return source;
    const id = ids.next();
    const owner = { teacherId: ids.next(), accountId: account.id };
    const organization = membership?.organization ?? null;
    return transaction.run(async (stores) => {
      const there = await stores.capacity.findForUpdate(placeOfCaller(caller), clock.now());
      const full = capProblem(there, 'classrooms', 1);
      if (full !== null) return err(full);
      const opened = await stores.classrooms.open(
        { ...edit, id, organization, owner, at: clock.now() },
        classroomLimits.classroomsPerAccount,
      );
      if (!opened) return err({ kind: 'classroom/limit' });
      if (withLessons) await stores.classroomLife.assignAll(await copiesOf(stores, caller, { from, to: id }));
      const stored = await stores.classrooms.byId(id, readable(caller));
      if (stored === null) throw new Error('the new classroom was not found');
      return ok(presentClassroom(stored, caller));
    });
  };
}

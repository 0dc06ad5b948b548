import { capProblem } from '#domain/organizations/grants/capacity.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { enrollNew } from '#domain/classrooms/students/enroll-new.ts';
import { studentsPerClassroom } from '#domain/classrooms/students/student-forms.ts';
import { type StudentRefused, studentRefusals } from '#domain/classrooms/students/student-refusals.ts';
import type { StudentFields } from '#domain/classrooms/students/student.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { changeableClassroom } from '../classrooms/classroom-of.ts';
import { dayOfClassroom } from '../classrooms/time-zone-of.ts';
import { placeOfClassroom } from '../../organizations/access/cap-place.ts';
import { applyChangeSet } from './apply-change-set.ts';
import type { StudentPorts } from './student-ports.ts';

/** Adds new students to a classroom as of today, as one change set; returns the id of the change set for undo, and the ids of the students. */
export type AddStudents = (
  caller: Caller,
  classroomId: string,
  students: readonly StudentFields[],
) => Promise<
  Result<{ readonly changeSetId: string; readonly students: readonly string[] }, StudentRefused<'add'>>
>;

export function addStudents(ports: StudentPorts): AddStudents {
  const { classrooms, transaction, clock, ids } = ports;
  return async (caller, classroomId, students) => {
    const wanted = { id: classroomId, action: 'student.edit', kinds: studentRefusals.add } as const;
    const classroom = await changeableClassroom(classrooms, caller, wanted);
    if (!classroom.ok) return classroom;
    const at = clock.now();
    const { organization } = classroom.value;
    const by = caller.account.id;
    const set = { id: ids.next(), kind: 'students-added', organization, by, at } as const;
    const today = await dayOfClassroom(ports, classroom.value, caller);
    const place = { classroom: classroomId, organization, from: today };
    const changes = enrollNew(place, students, () => ids.next());
    const added = changes.flatMap(({ kind, id, field }) =>
      kind === 'student' && field === 'state' ? [id] : [],
    );
    return transaction.run(async (stores) => {
      const held = await stores.capacity.findForUpdate(placeOfClassroom(classroom.value), at);
      const full = capProblem(held, 'students', students.length);
      if (full !== null) return err(full);
      const there = await stores.roster.enrolled([classroomId], today);
      if ((there.get(classroomId) ?? 0) + students.length > studentsPerClassroom)
        return err({ kind: 'classroom/student-limit' });
      await applyChangeSet(stores, { set, changes, students: added, classroom: classroomId });
      return ok({ changeSetId: set.id, students: added });
    });
  };
}

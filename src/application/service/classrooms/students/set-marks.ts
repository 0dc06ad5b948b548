import { err, ok, type Result } from '#domain/result.ts';
import type { MarksOfLesson, TeacherMark } from '#domain/classrooms/students/student-mark.ts';
import type { StudentRefused } from '#domain/classrooms/students/student-refusals.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { changeableClassroom, readable } from '../classrooms/classroom-of.ts';
import { dayOfClassroom } from '../classrooms/time-zone-of.ts';
import type { Stores } from '../../ports/transaction.ts';
import type { StudentPorts } from './student-ports.ts';

/**
 * Saves a teacher's marks for today's students of a classroom in an open lesson, all or none. Students' later work does not change them
 * (CLS-4).
 */
export type SetMarks = (
  caller: Caller,
  classroomId: string,
  wanted: MarksOfLesson,
) => Promise<Result<null, StudentRefused<'setMarks'>>>;

async function announce(
  { classWork }: Pick<Stores, 'classWork'>,
  classroom: { readonly classroomId: string; readonly lessonSlug: string; readonly seq: number },
  marks: MarksOfLesson['marks'],
): Promise<void> {
  const { classroomId, lessonSlug, seq } = classroom;
  for (const { studentId, activityId } of marks) {
    const work = await classWork.ofStudent(classroomId, { studentId, lessonSlug, activityId });
    if (work !== null) await classWork.save(classroomId, { ...work, seq });
  }
}

export function setMarks(ports: Omit<StudentPorts, 'ids'>): SetMarks {
  const action = 'classroom.edit';
  const kinds = ['classroom/not-found', 'license/ended', 'account/not-permitted'] as const;
  return async (caller, classroomId, { assignmentId, marks }) => {
    const classroom = await changeableClassroom(ports.classrooms, caller, { id: classroomId, action, kinds });
    if (!classroom.ok) return classroom;
    const on = await dayOfClassroom(ports, classroom.value, caller);
    return ports.transaction.run(async (stores) => {
      // The change number is taken first, as in every change of a class, to prevent deadlocks.
      const seq = await stores.classWork.next(classroomId);
      const known = await stores.studentProgress.ofClassroom(classroomId, on, readable(caller));
      const lesson = known?.lessons.find(({ id }) => id === assignmentId);
      if (known === null || lesson === undefined) return err({ kind: 'assignment/not-found' });
      const activities = new Set(lesson.activities.map(({ id }) => id));
      if (!marks.every(({ activityId }) => activities.has(activityId)))
        return err({ kind: 'assignment/no-such-activity' });
      const students = new Set(known.students.map(({ id }) => id));
      if (!marks.every(({ studentId }) => students.has(studentId))) return err({ kind: 'student/not-found' });
      const at = ports.clock.now();
      await stores.studentProgress.setMarks(
        marks.map((mark): TeacherMark => ({ ...mark, assignmentId, at })),
      );
      await announce(stores, { classroomId, lessonSlug: lesson.lessonSlug, seq }, marks);
      await stores.audit.record({
        action: 'classroom/students-marked',
        by: caller.account.id,
        subject: classroomId,
        organization: classroom.value.organization,
        concerns: [...new Set(marks.map(({ studentId }) => studentId))],
      });
      return ok(null);
    });
  };
}

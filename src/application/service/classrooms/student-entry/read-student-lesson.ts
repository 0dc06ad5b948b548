import { everywhere } from '#domain/organizations/access/scope.ts';
import { isOpenAssignment } from '#domain/classrooms/classrooms/classroom.ts';
import { exitQuizForStudents } from '#domain/lessons/lessons/exit-quiz.ts';
import { readableParts } from '#domain/lessons/lessons/lesson-for-reader.ts';
import { forStudents, type LessonForStudents } from '#domain/lessons/lessons/lesson-for-students.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { StudentHolder } from '../ports/student-logins.ts';
import type { StudentEntryPorts } from './student-entry-ports.ts';

/** Returns the lesson of an assignment that is open to a student, in their class's version, limited to the students' parts. */
export type ReadStudentLesson = (
  holder: StudentHolder,
  assignmentId: string,
) => Promise<Result<LessonForStudents, { readonly kind: 'assignment/not-found' }>>;

export function readStudentLesson({
  classrooms,
  lessons,
}: Pick<StudentEntryPorts, 'classrooms' | 'lessons'>): ReadStudentLesson {
  return async (holder, assignmentId) => {
    const found = (await classrooms.assignment(assignmentId, everywhere))?.assignment;
    if (found?.classroomId !== holder.classroomId || !isOpenAssignment(found, holder.day))
      return err({ kind: 'assignment/not-found' });
    const lesson = await lessons.byVersion({ slug: found.lessonSlug, version: found.lessonVersion });
    if (lesson === null) return err({ kind: 'assignment/not-found' });
    const exitQuestions = exitQuizForStudents(lesson.assessment);
    return ok({ ...forStudents(readableParts(lesson, 'open')), exitQuestions });
  };
}

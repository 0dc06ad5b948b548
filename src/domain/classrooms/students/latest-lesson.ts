import type { LatestLesson } from '../classrooms/classroom.ts';
import type { LatestProgress } from './class-progress.ts';
import { needsHelp } from './student-mark.ts';

type Progress = Pick<LatestProgress, 'lessons' | 'marks'> & {
  readonly students: readonly { readonly id: string }[];
};

/** Counts the students of a class who finished a lesson, and those who need help in it; null if the class has no such lesson. */
export function studentsInLesson(
  { students, lessons, marks }: Progress,
  assignmentId: string,
): LatestLesson | null {
  const lesson = lessons.find(({ id }) => id === assignmentId);
  if (lesson === undefined) return null;
  const { title, activities } = lesson;
  const counted = marks.filter(
    (mark) => mark.assignmentId === assignmentId && activities.some(({ id }) => id === mark.activityId),
  );
  const own = students.map(({ id }) => counted.filter(({ studentId }) => studentId === id));
  const isFinished = (of: typeof counted): boolean =>
    activities.length > 0 && of.filter(({ state }) => state === 'done').length === activities.length;
  return {
    title,
    students: students.length,
    finished: own.filter(isFinished).length,
    needHelp: own.filter((of) => of.some(needsHelp)).length,
  };
}

import type { ClassDashboard, ClassLesson, DashboardStudent } from './class-progress.ts';

/**
 * How far a class is with the activities that practice one objective. It says what students have done by their marks, and nothing of what
 * they can.
 */
export type ObjectiveProgress = {
  /** The assignment and the objective. */
  readonly id: string;
  readonly lesson: string;
  /** Completes "Students can …". */
  readonly text: string;
  /** What the activities are called that practice it. */
  readonly practicedIn: readonly string[];
  /** Who has done all of those activities, by name. */
  readonly done: readonly DashboardStudent[];
  readonly notYet: readonly DashboardStudent[];
};

type Board = Pick<ClassDashboard, 'lessons' | 'marks' | 'students'>;

function ofLesson(lesson: ClassLesson, { students, marks }: Board): readonly ObjectiveProgress[] {
  const { id: assignmentId, title, activities, objectives } = lesson;
  const isDone = new Set(
    marks.flatMap((mark) =>
      mark.assignmentId === assignmentId && mark.state === 'done'
        ? [`${mark.studentId}/${mark.activityId}`]
        : [],
    ),
  );
  return objectives.map(({ id, text, practicedIn }) => {
    const hasDone = (student: DashboardStudent): boolean =>
      practicedIn.every((activityId) => isDone.has(`${student.id}/${activityId}`));
    return {
      id: `${assignmentId}/${id}`,
      lesson: title,
      text,
      practicedIn: activities.flatMap((one) => (practicedIn.includes(one.id) ? [one.title] : [])),
      done: students.filter(hasDone),
      notYet: students.filter((student) => !hasDone(student)),
    };
  });
}

/** The objectives of all lessons that a class has open, or of the one that is chosen; null is all. */
export const objectiveProgress = (board: Board, lessonId: string | null): readonly ObjectiveProgress[] =>
  board.lessons
    .filter(({ id }) => lessonId === null || id === lessonId)
    .flatMap((lesson) => ofLesson(lesson, board));

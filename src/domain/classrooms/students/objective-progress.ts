import type { ClassDashboard, ClassLesson, DashboardStudent } from './class-progress.ts';

/**
 * The progress of a class in activities that practice one objective. It shows which activities students have done according to their marks, not what they can
 * do.
 */
export type ObjectiveProgress = {
  readonly id: string;
  readonly lesson: string;
  /** The end of a sentence that starts with "Students can …". */
  readonly text: string;
  readonly practicedIn: readonly string[];
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

/** Returns the objectives of a class's open lessons; of one lesson, or of all lessons if `lessonId` is null. */
export const objectiveProgress = (board: Board, lessonId: string | null): readonly ObjectiveProgress[] =>
  board.lessons
    .filter(({ id }) => lessonId === null || id === lessonId)
    .flatMap((lesson) => ofLesson(lesson, board));

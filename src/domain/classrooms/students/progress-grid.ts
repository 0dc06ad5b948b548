import type { ProgressState } from '../classrooms/classroom.ts';
import { summarizeProgress } from '../classrooms/summarize-progress.ts';
import type { ActivityHead } from '../../lessons/lessons/lesson.ts';
import type { ClassDashboard, DashboardStudent, ProgressLesson } from './class-progress.ts';
import type { MarkSource, StudentMark } from './student-mark.ts';

/** A student's progress in some activities; `minutes` is the planned time of the activities that are done. */
export type ProgressCell = {
  readonly state: ProgressState;
  readonly done: number;
  readonly activities: number;
  readonly minutes: number;
  /** The source of the mark if the cell is for one activity and has a mark; else null. */
  readonly source: MarkSource | null;
};

export type ProgressColumn = { readonly id: string; readonly title: string };

export type ProgressRow = {
  readonly student: DashboardStudent;
  readonly cells: readonly ProgressCell[];
};

export type ProgressGrid = {
  readonly columns: readonly ProgressColumn[];
  readonly rows: readonly ProgressRow[];
};

function cellOf(activities: readonly ActivityHead[], marks: readonly StudentMark[]): ProgressCell {
  const progress = marks.map(({ activityId, state }) => ({ activityId, state, minutes: null }));
  const summary = summarizeProgress({ lesson: { activities }, progress });
  const planned = activities.reduce((sum, { minutes }) => sum + minutes, 0);
  const { state, done } = summary;
  const [only, ...others] = activities;
  const source =
    others.length > 0 ? null : (marks.find(({ activityId }) => activityId === only?.id)?.source ?? null);
  return { state, done, activities: activities.length, minutes: planned - summary.minutesLeft, source };
}

type GridOf = Pick<ClassDashboard, 'marks' | 'students'> & { readonly lessons: readonly ProgressLesson[] };

/** Returns the progress of a class by lesson, or by activity of the chosen lesson; null chooses all lessons. */
export function progressGrid({ students, lessons, marks }: GridOf, lessonId: string | null): ProgressGrid {
  const chosen = lessons.find(({ id }) => id === lessonId);
  const parts =
    chosen === undefined
      ? lessons.map(({ id, title, activities }) => ({ id, title, lesson: id, activities }))
      : chosen.activities.map((one) => ({
          id: one.id,
          title: one.title,
          lesson: chosen.id,
          activities: [one],
        }));
  return {
    columns: parts.map(({ id, title }) => ({ id, title })),
    rows: students.map((student) => {
      const own = marks.filter(({ studentId }) => studentId === student.id);
      return {
        student,
        cells: parts.map(({ lesson, activities }) =>
          cellOf(
            activities,
            own.filter(({ assignmentId }) => assignmentId === lesson),
          ),
        ),
      };
    }),
  };
}

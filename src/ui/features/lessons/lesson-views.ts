import { forStudents, type LessonForStudents } from '#domain/lessons/lesson-for-students.ts';
import type { LessonForReader } from '#domain/lessons/lesson-for-reader.ts';
import { type LessonToPresent, toPresent } from '#domain/lessons/presentation.ts';
import { viewTitles } from './messages/en/lesson-views.ts';

/** The views of a lesson beside the teacher's, as `?view=` names them. */
export const lessonViews = ['student', 'sheet', 'present', 'notes'] as const;
export type LessonView = (typeof lessonViews)[number];

/** What the page gets for such a view; `title` is the document's. */
export type LessonViewData = { readonly title: string } & (
  | { readonly view: 'student'; readonly lesson: LessonForStudents }
  | { readonly view: 'sheet'; readonly lesson: LessonForStudents }
  | { readonly view: 'present'; readonly lesson: LessonToPresent }
  | { readonly view: 'notes'; readonly lesson: LessonToPresent }
);

/** The view that an address asks for; null is the teacher's, and so is a view that does not exist. */
export const lessonViewOf = (asked: string | null): LessonView | null =>
  lessonViews.find((view) => view === asked) ?? null;

/** Cuts a lesson to one view. */
export function viewDataOf(view: LessonView, lesson: LessonForReader): LessonViewData {
  const title = viewTitles[view](lesson.title);
  return view === 'student' || view === 'sheet'
    ? { view, title, lesson: forStudents(lesson) }
    : { view, title, lesson: toPresent(lesson) };
}

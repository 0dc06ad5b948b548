import { forFamilies, type LessonForFamilies } from '#domain/lessons/lessons/lesson-for-families.ts';
import { forStudents, type LessonForStudents } from '#domain/lessons/lessons/lesson-for-students.ts';
import type { LessonForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import { type LessonToPresent, toPresent } from '#domain/lessons/lessons/presentation.ts';
import { type UnitPack, unitPack } from '#domain/lessons/lessons/unit-pack.ts';
import { viewTitles } from './messages/en/lesson-views.ts';

export const lessonViews = ['student', 'sheet', 'family', 'pack', 'present', 'notes'] as const;
export type LessonView = (typeof lessonViews)[number];

export type LessonViewData = { readonly title: string } & (
  | { readonly view: 'student'; readonly lesson: LessonForStudents }
  | { readonly view: 'sheet'; readonly lesson: LessonForStudents }
  | { readonly view: 'family'; readonly lesson: LessonForFamilies }
  | { readonly view: 'pack'; readonly lesson: UnitPack }
  | { readonly view: 'present'; readonly lesson: LessonToPresent }
  | { readonly view: 'notes'; readonly lesson: LessonToPresent }
);

/** Returns the requested view. Null for the teacher's view and for an unknown view. */
export const lessonViewOf = (name: string | null): LessonView | null =>
  lessonViews.find((view) => view === name) ?? null;

/** Reduces a lesson to one view. `unit` are the lessons of its unit, in order. */
export function viewDataOf(
  view: LessonView,
  lesson: LessonForReader,
  unit: readonly LessonForReader[] = [lesson],
): LessonViewData {
  const title = viewTitles[view](view === 'pack' ? lesson.unit.title : lesson.title);
  if (view === 'pack') return { view, title, lesson: unitPack(lesson, unit) };
  if (view === 'family') return { view, title, lesson: forFamilies(lesson) };
  return view === 'student' || view === 'sheet'
    ? { view, title, lesson: forStudents(lesson) }
    : { view, title, lesson: toPresent(lesson) };
}

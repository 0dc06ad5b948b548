import type { LessonForReader } from './lesson-for-reader.ts';

/** What a family reads of a lesson: its name, its picture and the note. Nothing of it is licensed. */
export type LessonForFamilies = Pick<LessonForReader, 'slug' | 'title' | 'cover' | 'unit' | 'family'>;

/** Reduces a lesson to the note for home. It copies known fields only, so that no new field leaks. */
export const forFamilies = ({ slug, title, cover, unit, family }: LessonForReader): LessonForFamilies => ({
  slug,
  title,
  cover,
  unit,
  ...(family === undefined ? {} : { family }),
});

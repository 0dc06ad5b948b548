import type { LessonForReader } from './lesson-for-reader.ts';

/** A lesson for families: its name, picture and note. No part of it is licensed. */
export type LessonForFamilies = Pick<LessonForReader, 'slug' | 'title' | 'cover' | 'unit' | 'family'>;

/** Reduces a lesson to the note for families. Copies known fields only, so that no new field leaks. */
export const forFamilies = ({ slug, title, cover, unit, family }: LessonForReader): LessonForFamilies => ({
  slug,
  title,
  cover,
  unit,
  ...(family === undefined ? {} : { family }),
});

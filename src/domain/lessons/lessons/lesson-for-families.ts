import type { LessonForReader } from './lesson-for-reader.ts';

/** A lesson for families: its name, picture and note. None of them requires a license. */
export type LessonForFamilies = Pick<LessonForReader, 'slug' | 'title' | 'cover' | 'unit' | 'family'>;

/** Returns only the note for families. Copies known fields only, so that a new field is not exposed by accident. */
export const forFamilies = ({ slug, title, cover, unit, family }: LessonForReader): LessonForFamilies => ({
  slug,
  title,
  cover,
  unit,
  ...(family === undefined ? {} : { family }),
});

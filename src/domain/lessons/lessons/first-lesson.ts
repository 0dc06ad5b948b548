import type { Slug } from './lesson.ts';

/** The first lesson of a new class. */
export const firstLesson: Slug = 'load-the-barge';

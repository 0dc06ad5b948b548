import type { Slug } from './lesson.ts';

/** The lesson that a new class begins with. */
export const firstLesson: Slug = 'load-the-barge';

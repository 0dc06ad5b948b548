import type { Slug } from './lesson.ts';

export const firstLesson: Slug = 'load-the-barge';

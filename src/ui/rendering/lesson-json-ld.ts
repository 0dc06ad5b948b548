import type { LessonForReader } from '#domain/lessons/lesson-for-reader.ts';
import { productName } from '#domain/product.ts';

/** Whether a route's data is a lesson, and not the list of them or nothing. */
export const isLesson = (data: unknown): data is LessonForReader =>
  typeof data === 'object' && data !== null && 'objectives' in data && 'slug' in data;

/** A lesson in the words of schema.org, for search engines. */
export const lessonJsonLd = (lesson: LessonForReader, address: string) => ({
  '@context': 'https://schema.org',
  '@type': 'LearningResource',
  name: lesson.title,
  description: lesson.summary,
  url: address,
  image: new URL(lesson.cover.src, address).href,
  inLanguage: lesson.locale,
  learningResourceType: 'Lesson plan',
  educationalLevel: lesson.gradeBands.map((band) => `Grades ${band}`),
  timeRequired: `PT${lesson.durationMin}M`,
  teaches: lesson.objectives.map(({ text }) => `Students can ${text}`),
  isAccessibleForFree: lesson.access === 'public',
  dateModified: lesson.updatedAt,
  provider: { '@type': 'Organization', name: productName },
});

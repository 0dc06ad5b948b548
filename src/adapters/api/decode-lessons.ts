import * as z from 'zod/mini';
import type { LessonForReader } from '#domain/lessons/lesson-for-reader.ts';
import type { LessonSummary } from '#domain/lessons/lesson.ts';
import { lessonForReader, lessonOperations } from '../wire/v1/lessons.ts';

/** Reads a lesson that came over the wire earlier, maybe with another build; null for what this one does not understand. */
export function decodeLesson(value: unknown): LessonForReader | null {
  const read = z.safeParse(lessonForReader, value);
  return read.success ? read.data : null;
}

/** Reads the list of lessons in the same way. */
export function decodeLessons(value: unknown): readonly LessonSummary[] | null {
  const read = lessonOperations.listLessons.parts.reply.read({ data: value });
  return read.ok ? read.value : null;
}

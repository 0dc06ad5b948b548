import * as z from 'zod/mini';
import type { LessonForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import type { LessonSummary } from '#domain/lessons/lessons/lesson.ts';
import { lessonForReader, lessonOperations } from '../../wire/lessons/lessons.ts';

/** Decodes a lesson that was stored earlier, possibly by a different build. Returns null if this build does not support its format. */
export function decodeLesson(value: unknown): LessonForReader | null {
  const read = z.safeParse(lessonForReader, value);
  return read.success ? read.data : null;
}

/** Decodes a stored list of lessons. Returns null if this build does not support its format. */
export function decodeLessons(value: unknown): readonly LessonSummary[] | null {
  const read = lessonOperations.listLessons.parts.reply.read({ data: value });
  return read.ok ? read.value : null;
}

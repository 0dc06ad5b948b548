import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { Lesson } from '#domain/lessons/lessons/lesson.ts';
import { passagesOf, plainLine, type RichText } from '#domain/platform/text/rich-text.ts';

export type Audience = 'students' | 'teacher' | 'families';

/** The maximum US grade level of a text for each audience. For students, it depends on the lowest grade band of the lesson. */
export const maxGradeLevel = {
  families: 6,
  teacher: 6,
  students: { 'K-2': 2, '3-5': 3, '6-8': 4, '9-12': 6 },
} as const;

/** Returns the US grade level of a text (Flesch–Kincaid), or 0 for a text without words. A line without a period counts as a sentence. */
export function gradeLevel(text: string): number {
  const sentences = text.split(/[.!?]+(?=\s|$)|\n/).filter((part) => /\p{L}/u.test(part));
  const words = text.match(/[\p{L}\p{N}'’]+/gu) ?? [];
  if (words.length === 0) return 0;
  const counts = { sentence: sentences.length, word: words.length, syllable: syllable(text) };
  return Math.max(0, Math.round(fleschKincaid(counts) * 10) / 10);
}

const proseOf = (text: RichText): string =>
  passagesOf(text)
    .filter(({ language }) => language === null)
    .map((passage) => passage.text.replaceAll('\n', ' '))
    .join('\n');

export function textsOf({
  activities,
  assessment,
  overview,
  family,
  preparation,
}: Lesson): Record<Audience, string> {
  const { starterQuestions, exitQuestions } = assessment;
  const students = [
    ...activities.flatMap(({ studentView, slides }) => [
      studentView ?? [],
      ...slides.map(({ text }) => text),
    ]),
    ...[...starterQuestions, ...exitQuestions].map(({ text }) => text),
  ];
  const teacher = activities.flatMap(({ steps, say, teacherNotes, tips }) => [
    ...steps,
    say ?? [],
    teacherNotes ?? [],
    ...tips.map(({ text }) => text),
  ]);
  return {
    students: students.map(proseOf).join('\n'),
    teacher: [...[overview, ...teacher].map(proseOf), ...preparation.map(({ text }) => plainLine(text))].join(
      '\n',
    ),
    families: family === undefined ? '' : Object.values(family).join('\n'),
  };
}

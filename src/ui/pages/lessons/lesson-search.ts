import { type GradeBand, gradeBands, type Setting, settings } from '#domain/lessons/lesson.ts';
import type { ShelfLesson } from './shelf-lesson.ts';

/** The lengths that can be asked for, in minutes, each meaning 'at most'. */
export const durations = [30, 45, 60] as const;

/** What a reader asks of the list; null and '' ask for nothing. The same words stand in the address. */
export type LessonSearch = {
  readonly q: string;
  readonly grade: GradeBand | null;
  readonly duration: number | null;
  readonly setting: Setting | null;
  readonly topic: string | null;
};

const oneOf = <T>(known: readonly T[], asked: string | null): T | null =>
  known.find((each) => String(each).toLowerCase() === asked?.toLowerCase()) ?? null;

/** The topics of these lessons, once each, by the alphabet. */
export const topicsOf = (lessons: readonly ShelfLesson[]): readonly string[] =>
  [...new Set(lessons.flatMap(({ topics }) => topics))].sort((one, other) => one.localeCompare(other, 'en'));

/** Reads a search from the query of an address; what the list does not know is not asked for. */
export const searchOf = (query: URLSearchParams, lessons: readonly ShelfLesson[]): LessonSearch => ({
  q: (query.get('q') ?? '').trim().slice(0, 100),
  grade: oneOf(gradeBands, query.get('grade')),
  duration: oneOf(durations, query.get('duration')),
  setting: oneOf(settings, query.get('setting')),
  topic: oneOf(topicsOf(lessons), query.get('topic')),
});

/** The address of the list with this search in it. */
export function searchPath(path: string, search: LessonSearch): string {
  const asked = Object.entries(search).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [[name, String(value)]],
  );
  return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked).toString()}`;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The lessons that fit all that is asked, in the same order; every word must occur in what a card shows. */
export function matchingLessons(
  lessons: readonly ShelfLesson[],
  { q, grade, duration, setting, topic }: LessonSearch,
): readonly ShelfLesson[] {
  const words = plain(q).split(/\s+/);
  return lessons.filter((lesson) => {
    const text = plain([lesson.title, lesson.summary, lesson.unit.title, ...lesson.topics].join(' '));
    return (
      words.every((word) => text.includes(word)) &&
      (grade === null || lesson.gradeBands.includes(grade)) &&
      (duration === null || lesson.durationMin <= duration) &&
      (setting === null || lesson.setting.includes(setting)) &&
      (topic === null || lesson.topics.includes(topic))
    );
  });
}

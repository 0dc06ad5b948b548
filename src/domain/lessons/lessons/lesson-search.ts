import { plainLetters } from '../../platform/text/plain-letters.ts';
import { type GradeBand, gradeBands } from '../../identity/account/grade-band.ts';
import { type LessonSummary, type Setting, settings } from './lesson.ts';

/** A duration in minutes that fits into one class period of any timetable. */
const oneLesson = 60;

/** Durations to filter by: at most this many minutes, or longer than the largest. */
export const durations = [30, 45, oneLesson, 'longer'] as const;
export type Duration = (typeof durations)[number];

export const criteria = ['grade', 'duration', 'setting', 'topic', 'standard'] as const;
export type Criterion = (typeof criteria)[number];

/** The criteria of a search; null and '' mean any. */
export type LessonSearch = {
  /** Words that must all occur in the texts of a card. */
  readonly q: string;
  readonly grade: GradeBand | null;
  readonly duration: Duration | null;
  readonly setting: Setting | null;
  readonly topic: string | null;
  readonly standard: string | null;
};

export const noSearch: LessonSearch = {
  q: '',
  grade: null,
  duration: null,
  setting: null,
  topic: null,
  standard: null,
};

export const maxQueryLength = 100;

export type Searchable = Pick<
  LessonSummary,
  'title' | 'summary' | 'unit' | 'topics' | 'gradeBands' | 'durationMin' | 'setting' | 'standards'
>;

const meets: {
  readonly [C in Criterion]: (lesson: Searchable, value: NonNullable<LessonSearch[C]>) => boolean;
} = {
  grade: ({ gradeBands: bands }, band) => bands.includes(band),
  duration: ({ durationMin }, wanted) =>
    wanted === 'longer' ? durationMin > oneLesson : durationMin <= wanted,
  setting: ({ setting }, wanted) => setting.includes(wanted),
  topic: ({ topics }, topic) => topics.includes(topic),
  standard: ({ standards }, wanted) => standards.some(({ code }) => code === wanted),
};

const byAlphabet = (values: Iterable<string>): readonly string[] =>
  [...new Set(values)].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));

/** Returns the values of each criterion that occur in at least one lesson, in the order of the form. */
export const valuesIn = (lessons: readonly Searchable[]) => ({
  grade: gradeBands.filter((band) => lessons.some((lesson) => meets.grade(lesson, band))),
  duration: durations.filter((most) => lessons.some((lesson) => meets.duration(lesson, most))),
  setting: settings.filter((setting) => lessons.some((lesson) => meets.setting(lesson, setting))),
  topic: byAlphabet(lessons.flatMap(({ topics }) => topics)),
  standard: byAlphabet(lessons.flatMap(({ standards }) => standards.map(({ code }) => code))),
});

const oneOf = <T>(known: readonly T[], value: string | null): T | null =>
  known.find((each) => String(each).toLowerCase() === value?.toLowerCase()) ?? null;

/** Parses a search from the fields of a URL or form; ignores values that no lesson has. */
export function readSearch(
  field: (name: string) => string | null,
  lessons: readonly Searchable[],
): LessonSearch {
  const known = valuesIn(lessons);
  return {
    q: (field('q') ?? '').trim().slice(0, maxQueryLength),
    grade: oneOf(gradeBands, field('grade')),
    duration: oneOf(durations, field('duration')),
    setting: oneOf(settings, field('setting')),
    topic: oneOf(known.topic, field('topic')),
    standard: oneOf(known.standard, field('standard')),
  };
}

/** The searchable words of each lesson, cached because a list is searched many times. */
const texts = new WeakMap<Searchable, string>();

function textOf(lesson: Searchable): string {
  const known = texts.get(lesson);
  if (known !== undefined) return known;
  const { title, summary, unit, topics, standards } = lesson;
  const text = plainLetters(
    [title, summary, unit.title, ...topics, ...standards.map(({ code }) => code)].join(' '),
  );
  texts.set(lesson, text);
  return text;
}

const wordsOf = (q: string): readonly string[] =>
  plainLetters(q)
    .split(/\s+/)
    .filter((word) => word !== '');

type SearchTerm = { readonly name: Criterion | 'q'; readonly met: (lesson: Searchable) => boolean };

const asking = <C extends Criterion>(name: C, value: LessonSearch[C]): readonly SearchTerm[] =>
  value === null ? [] : [{ name, met: (lesson) => meets[name](lesson, value) }];

function askedIn(search: LessonSearch): readonly SearchTerm[] {
  const words = wordsOf(search.q);
  const met = (lesson: Searchable): boolean => words.every((word) => textOf(lesson).includes(word));
  return [
    ...(words.length === 0 ? [] : [{ name: 'q' as const, met }]),
    ...criteria.flatMap((name) => asking(name, search[name])),
  ];
}

/** A value of a filter, and the number of lessons with this value while all other filters stay unchanged. */
export type SearchChoice<T> = { readonly value: T; readonly count: number };
export type SearchChoices = {
  readonly [C in Criterion]: readonly SearchChoice<NonNullable<LessonSearch[C]>>[];
};

/** The result of a search: lessons in order, and the number of lessons for each choice. */
type Found<T> = {
  readonly lessons: readonly T[];
  readonly choices: SearchChoices;
  /** Active filters, each with the number of results if it is removed. */
  readonly without: readonly SearchChoice<Criterion | 'q'>[];
};

/** Searches a list. A lesson matches if it meets all criteria. */
export function searchLessons<T extends Searchable>(lessons: readonly T[], search: LessonSearch): Found<T> {
  const requested = askedIn(search);
  const judged = lessons.map((lesson) => ({ lesson, missing: requested.filter(({ met }) => !met(lesson)) }));
  const foundWithout = (left: Criterion | 'q'): readonly T[] =>
    judged.flatMap(({ lesson, missing }) => (missing.every(({ name }) => name === left) ? [lesson] : []));
  const known = valuesIn(lessons);
  const counted = <C extends Criterion>(
    criterion: C,
    values: readonly NonNullable<LessonSearch[C]>[],
  ): readonly SearchChoice<NonNullable<LessonSearch[C]>>[] => {
    const among = foundWithout(criterion);
    return values.map((value) => ({
      value,
      count: among.filter((lesson) => meets[criterion](lesson, value)).length,
    }));
  };
  return {
    lessons: judged.flatMap(({ lesson, missing }) => (missing.length === 0 ? [lesson] : [])),
    choices: {
      grade: counted('grade', known.grade),
      duration: counted('duration', known.duration),
      setting: counted('setting', known.setting),
      topic: counted('topic', known.topic),
      standard: counted('standard', known.standard),
    },
    without: requested.map(({ name }) => ({ value: name, count: foundWithout(name).length })),
  };
}

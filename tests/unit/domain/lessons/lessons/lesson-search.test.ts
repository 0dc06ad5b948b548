import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  criteria,
  durations,
  type LessonSearch,
  noSearch,
  readSearch,
  searchLessons,
} from '#domain/lessons/lessons/lesson-search.ts';
import { lessonsOnPage, lessonListOf } from '#domain/lessons/lessons/lesson-list.ts';
import { gradeBands } from '#domain/identity/account/grade-band.ts';
import { type LessonSummary, settings, summaryOf } from '#domain/lessons/lessons/lesson.ts';
import { aLesson } from '../../../../builders/a-lesson.ts';

const topics = ['Loops', 'Events', 'Sensors', 'Débogage'];
const codes = ['1A-AP-08', '1B-AP-10', '2-AP-17'];
const units = ['unplugged', 'dock', 'app'];

const someLesson: fc.Arbitrary<LessonSummary> = fc
  .record({
    title: fc.constantFrom('Load the barge', 'Harbor light', 'Tide keeper', 'Café crates'),
    gradeBands: fc.subarray([...gradeBands], { minLength: 1 }),
    durationMin: fc.integer({ min: 20, max: 90 }),
    setting: fc.subarray([...settings], { minLength: 1 }),
    topics: fc.subarray(topics),
    standards: fc
      .subarray(codes)
      .map((some) =>
        some.map((code) => ({ framework: 'CSTA', code, text: '', alignment: 'addresses' as const })),
      ),
    unit: fc.constantFrom(...units).map((slug) => ({ slug, title: slug, position: 1 })),
  })
  .map((given) => summaryOf(aLesson(given)));

const someLessons = fc
  .array(someLesson, { maxLength: 60 })
  .map((lessons) =>
    lessons
      .toSorted((one, other) => units.indexOf(one.unit.slug) - units.indexOf(other.unit.slug))
      .map((lesson, at) => ({ ...lesson, slug: `lesson-${at}` })),
  );

const orNot = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: null });
const someSearch: fc.Arbitrary<LessonSearch> = fc.record({
  q: fc.constantFrom('', 'barge', 'CAFE', 'harbor  light', 'submarine', '1b-ap'),
  grade: orNot(gradeBands),
  duration: orNot(durations),
  setting: orNot(settings),
  topic: orNot(topics),
  standard: orNot(codes),
});

const found = (lessons: readonly LessonSummary[], search: LessonSearch) =>
  searchLessons(lessons, search).lessons;

describe('[LES-2] searching the lessons', () => {
  test('an empty search finds everything, in order', () => {
    fc.assert(
      fc.property(someLessons, (lessons) => {
        expect(found(lessons, noSearch)).toEqual(lessons);
      }),
    );
  });

  test('a search finds the intersection of its parts', () => {
    fc.assert(
      fc.property(someLessons, someSearch, (lessons, search) => {
        const parts = (['q', ...criteria] as const).map((name) =>
          found(lessons, { ...noSearch, [name]: search[name] }),
        );
        const inAll = lessons.filter((lesson) => parts.every((part) => part.includes(lesson)));
        expect(found(lessons, search)).toEqual(inAll);
      }),
    );
  });

  test('each choice shows the count of lessons if it were chosen', () => {
    fc.assert(
      fc.property(someLessons, someSearch, (lessons, search) => {
        const { choices } = searchLessons(lessons, search);
        for (const criterion of criteria) {
          for (const { value, count } of choices[criterion]) {
            expect(found(lessons, { ...search, [criterion]: value })).toHaveLength(count);
          }
        }
      }),
    );
  });

  test('each active filter shows the count without it', () => {
    fc.assert(
      fc.property(someLessons, someSearch, (lessons, search) => {
        const { without } = searchLessons(lessons, search);
        for (const { value, count } of without) {
          expect(found(lessons, { ...search, [value]: noSearch[value] })).toHaveLength(count);
        }
        const asked = (['q', ...criteria] as const).filter((name) => search[name] !== noSearch[name]);
        expect(without.map(({ value }) => value).toSorted()).toEqual(asked.toSorted());
      }),
    );
  });

  test('only values that some lesson has can be chosen', () => {
    const { choices } = searchLessons([summaryOf(aLesson({ gradeBands: ['3-5'], topics: [] }))], noSearch);
    expect(choices.grade).toEqual([{ value: '3-5', count: 1 }]);
    expect(choices.duration.map(({ value }) => value)).toEqual([45, 60]);
    expect(choices.topic).toEqual([]);
  });

  test('a lesson of any length is found by some choice of length (regression)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600 }), (durationMin) => {
        const lesson = summaryOf(aLesson({ durationMin }));
        const { choices } = searchLessons([lesson], noSearch);
        expect(choices.duration.length).toBeGreaterThan(0);
        for (const { value, count } of choices.duration) {
          expect([count, found([lesson], { ...noSearch, duration: value })]).toEqual([1, [lesson]]);
        }
      }),
    );
    const long = summaryOf(aLesson({ durationMin: 61 }));
    expect(
      found([long, summaryOf(aLesson({ durationMin: 60 }))], { ...noSearch, duration: 'longer' }),
    ).toEqual([long]);
  });

  test('words are found regardless of case and accents, in titles, summaries, units, topics and standards', () => {
    const standards = [{ framework: 'CSTA', code: '1A-AP-08', text: '', alignment: 'supports' as const }];
    const lesson = summaryOf(aLesson({ title: 'Café crates', topics: ['Loops'], standards }));
    for (const q of ['cafe', 'CRATES café', 'weight', 'harbor', 'loop', '1a-ap']) {
      expect(found([lesson], { ...noSearch, q })).toEqual([lesson]);
    }
    expect(found([lesson], { ...noSearch, q: 'cafe submarine' })).toEqual([]);
  });

  test('an address selects known values; unknown ones are ignored', () => {
    const lessons = [summaryOf(aLesson({ topics: ['Loops'] }))];
    const read = (query: string) => {
      const fields = new URLSearchParams(query);
      return readSearch((name) => fields.get(name), lessons);
    };
    expect(read('q=+barge+&grade=k-2&duration=45&setting=DOCK&topic=loops')).toEqual({
      ...noSearch,
      q: 'barge',
      grade: 'K-2',
      duration: 45,
      setting: 'dock',
      topic: 'Loops',
    });
    expect(read('grade=99&duration=7&topic=cooking&standard=x&what=ever')).toEqual(noSearch);
    expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(100);
  });
});

describe('[LES-2] the pages of the list', () => {
  const page = (lessons: readonly LessonSummary[], fields: Readonly<Record<string, string>>) =>
    lessonListOf(lessons, (name) => fields[name] ?? null);
  const shown = ({ units: some }: ReturnType<typeof lessonListOf>) => some.flatMap(({ lessons }) => lessons);

  test('the pages in order are the results, and none is longer than the page size', () => {
    const lengths = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(lengths, (length) => {
        const lessons = Array.from({ length }, (_, at) =>
          summaryOf(aLesson({ slug: `lesson-${at}`, gradeBands: [at % 3 === 0 ? 'K-2' : '3-5'] })),
        );
        const { pages, found: count, total } = page(lessons, { grade: '3-5' });
        const all = Array.from({ length: pages }, (_, at) =>
          shown(page(lessons, { grade: '3-5', page: `${at + 1}` })),
        );
        expect(all.flat()).toEqual(found(lessons, { ...noSearch, grade: '3-5' }));
        expect(all.flat()).toHaveLength(count);
        expect(total).toBe(lessons.length);
        for (const each of all) expect(each.length).toBeLessThanOrEqual(lessonsOnPage);
      }),
    );
  });

  test('a page that does not exist shows the nearest one, and units keep their number and their count', () => {
    const unit = (slug: string) => ({ slug, title: slug, position: 1 });
    const many = (slug: string, count: number, overrides: Partial<LessonSummary> = {}) =>
      Array.from({ length: count }, (_, at) => ({
        ...summaryOf(aLesson({ slug: `${slug}-${at}`, unit: unit(slug) })),
        ...overrides,
      }));
    const lessons = [...many('unplugged', 20, { gradeBands: ['K-2'] }), ...many('dock', 30)];
    const last = page(lessons, { page: '99' });
    expect(last).toMatchObject({ page: 3, pages: 3, found: 50 });
    expect(last.units.map(({ slug, number, count }) => [slug, number, count])).toEqual([['dock', 2, 30]]);
    for (const nothing of ['0', '-1', 'x', '1.5', '']) expect(page(lessons, { page: nothing }).page).toBe(1);
    const narrowed = page(lessons, { grade: '3-5' });
    expect(narrowed.units.map(({ number, count }) => [number, count])).toEqual([[2, 30]]);
  });
});

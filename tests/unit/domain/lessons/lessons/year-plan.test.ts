import { describe, expect, test } from 'vitest';
import { metIn, nextToTeach, yearPlan } from '#domain/lessons/lessons/year-plan.ts';
import { allStandards, cstaStandards } from '#domain/lessons/lessons/standards/all-standards.ts';
import { aLesson } from '../../../../builders/a-lesson.ts';

const cited = (code: string, alignment: 'addresses' | 'supports' = 'addresses') => ({
  framework: 'CSTA 2017',
  code,
  text: '',
  alignment,
});
const barge = aLesson({ slug: 'barge', gradeBands: ['K-2'], standards: [cited('1A-AP-08')] });
const ferry = aLesson({ slug: 'ferry', gradeBands: ['K-2'], prerequisites: ['barge'], durationMin: 90 });
const crane = aLesson({ slug: 'crane', gradeBands: ['K-2'], updatedAt: '2026-11-23' });
const tide = aLesson({
  slug: 'tide',
  gradeBands: ['6-8'],
  prerequisites: ['ferry'],
  blocks: [
    { category: 'Variables', label: 'set', introduced: true },
    { category: 'Control', label: 'wait', introduced: false },
  ],
});
const all = [barge, ferry, crane, tide];

describe('yearPlan', () => {
  const plan = yearPlan(all);
  const [early, middle, late] = plan.bands;

  test('[LES-3] each band has its lessons in order, by seasons and class periods', () => {
    expect(plan.bands.map(({ band }) => band)).toEqual(['K-2', '3-5', '6-8']);
    expect(
      early?.lessons.map(({ slug, season, firstPeriod, periods }) => [slug, season, firstPeriod, periods]),
    ).toEqual([
      ['barge', 'fall', 1, 1],
      ['ferry', 'winter', 2, 2],
      ['crane', 'spring', 4, 1],
    ]);
    expect(early?.periods).toBe(4);
    expect(plan.updatedAt).toBe('2026-11-23');
  });

  test('[LES-3] a prerequisite from another band has the name of that band', () => {
    expect(early?.lessons[1]?.buildsOn).toMatchObject([{ slug: 'barge', band: null }]);
    expect(late?.lessons[0]?.buildsOn).toMatchObject([{ slug: 'ferry', band: 'K-2' }]);
    expect(late?.lessons[0]?.newBlocks).toEqual(['set']);
  });

  test('[LES-3] every standard of the band is listed, also those without a lesson', () => {
    expect(early?.standards).toHaveLength(18);
    expect(middle?.standards).toHaveLength(21);
    expect(late?.standards).toHaveLength(23);
    expect(early === undefined ? 0 : metIn(early)).toBe(1);
    expect(early?.standards.find(({ code }) => code === '1A-AP-08')?.lessons).toMatchObject([
      { slug: 'barge', alignment: 'addresses' },
    ]);
    expect(middle?.lessons).toEqual([]);
  });
});

test('[LES-3] a lesson is followed by the next of its band, then by the next band, and the last has no next', () => {
  expect(nextToTeach('barge', all)?.slug).toBe('ferry');
  expect(nextToTeach('crane', all)?.slug).toBe('tide');
  expect(nextToTeach('tide', all)).toBeNull();
  expect(nextToTeach('unknown', all)).toBeNull();
});

test("[LES-3] the bundled list has each code once, in its publisher's format", () => {
  const codes = allStandards.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const [band, level] of [
    ['K-2', '1A'],
    ['3-5', '1B'],
    ['6-8', '2'],
  ] as const) {
    for (const { code, text } of cstaStandards[band]) {
      expect(code).toMatch(new RegExp(`^${level}-(CS|NI|DA|AP|IC)-\\d\\d$`));
      expect(text).toMatch(/^[A-Z].*\.$/);
    }
  }
});

import { describe, expect, test } from 'vitest';
import { lessonProblems } from '#domain/lessons/rules/lesson-rules.ts';
import { preparationMinutes, printMinutes } from '#domain/lessons/lessons/preparation.ts';
import { type PrintableBoard, cardPages, copiesFor, sheetsFor } from '#domain/lessons/lessons/printable.ts';
import { aDeck, aLesson } from '../../../../builders/a-lesson.ts';

const deck = aDeck();
const board: PrintableBoard = {
  id: 'yard',
  title: 'The yard',
  form: 'board',
  each: 'pair',
  without: 'Draw it.',
  columns: 4,
  rows: 3,
  marks: [{ column: 4, row: 3, title: 'barge', symbol: 'barge' }],
};

describe('what is printed before a lesson', () => {
  test('cards for each pair: one page per card, in the same order, so that each cut pile is a set', () => {
    const pages = cardPages(deck);
    expect(pages).toHaveLength(12);
    const setInPlace = (place: number) => pages.map((page) => page[place]?.title);
    expect(setInPlace(14)).toEqual(deck.faces.flatMap(({ title, count }) => Array(count).fill(title)));
    expect(setInPlace(0)).toEqual(setInPlace(14));
  });

  test('cards for the class: each card once, in order', () => {
    const pages = cardPages(aDeck({ each: 'class', size: 'large' }));
    expect(pages.map((page) => page.length)).toEqual([6, 6]);
    expect(pages[1]?.map(({ title }) => title)).toEqual([
      'cross',
      'cross',
      'triangle',
      'triangle',
      'triangle',
      'triangle',
    ]);
  });

  test('one print of the cards serves fifteen pairs, and a board is printed for each', () => {
    expect([18, 24, 30, 31].map((students) => copiesFor(deck, students))).toEqual([1, 1, 1, 2]);
    expect([18, 24, 30].map((students) => sheetsFor(board, students))).toEqual([9, 12, 15]);
    expect(sheetsFor({ ...board, each: 'group' }, 30)).toBe(8);
    expect(sheetsFor({ ...board, each: 'class' }, 30)).toBe(1);
  });

  test('[LES-3] printing takes two minutes, and each stack of five sheets eight seconds per cut', () => {
    // 12 sheets are 3 stacks of 15 cuts each: 5 cuts across, and 2 cuts in each of the 5 rows.
    expect(printMinutes([deck], 24)).toBe(Math.ceil((120 + 3 * 15 * 8) / 60));
    expect(printMinutes([board], 24)).toBe(2);
    expect(printMinutes([aDeck({ size: 'full' })], 24)).toBe(2);
    expect(printMinutes([], 24)).toBe(0);
    expect(preparationMinutes(aLesson({ printables: [deck] }), 24)).toBe(13);
  });
});

describe('the preparation of a lesson', () => {
  const problemsOf = (lesson: Parameters<typeof aLesson>[0]) => lessonProblems(aLesson(lesson));

  test('[LES-3] takes at most fifteen minutes, including printing and cutting', () => {
    const asks = (minutes: number) =>
      problemsOf({ preparation: [{ text: ['Go.'], minutes }], printables: [deck] });
    expect(asks(7)).toEqual([]);
    expect(asks(8)).toEqual([{ kind: 'lesson/preparation-too-long', field: 'preparation', needed: 16 }]);
  });

  test('has an alternative to printing, squares that are on the board, and cells for fifteen pairs', () => {
    expect(problemsOf({ printables: [aDeck({ without: ' ' })] })).toEqual([
      { kind: 'lesson/no-way-without-printing', field: 'printables[0]' },
    ]);
    expect(problemsOf({ printables: [{ ...board, rows: 2 }] })).toEqual([
      { kind: 'lesson/off-the-board', field: 'printables[0]', value: 'barge' },
    ]);
    expect(problemsOf({ printables: [aDeck({ size: 'medium' })] })).toEqual([
      { kind: 'lesson/too-few-cells', field: 'printables[0]', value: 8 },
    ]);
    expect(
      problemsOf({ preparation: [], printables: [aDeck({ each: 'class' }), aDeck({ each: 'class' })] }),
    ).toEqual([{ kind: 'lesson/duplicate', field: 'printables[1]', value: 'cards' }]);
  });
});

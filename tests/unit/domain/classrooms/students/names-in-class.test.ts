import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namesInClass } from '#domain/classrooms/students/names-in-class.ts';

type Row = readonly [given: string, family: string | null, display?: string];

const namesOf = (...rows: readonly Row[]): readonly string[] => {
  const students = rows.map(([given, family, display = null], at) => ({
    id: String(at).padStart(3, '0'),
    given,
    family,
    display,
  }));
  return [...namesInClass(students).values()];
};

test.each<[title: string, rows: readonly Row[], names: readonly string[]]>([
  ['a first name and an initial', [['Ann', 'Lee']], ['Ann L.']],
  ['a first name where there is no last name', [['Ann', null]], ['Ann']],
  ['the “goes by” name instead of the first name', [['Robert', 'Lee', 'Bo']], ['Bo L.']],
  ['an initial where only that is stored', [['Ann', 'L.']], ['Ann L.']],
  [
    'more letters where two are alike',
    [
      ['Sam', 'Smith'],
      ['Sam', 'Stone'],
    ],
    ['Sam Sm.', 'Sam St.'],
  ],
  [
    'the whole last name where it takes that',
    [
      ['Cy', 'Lee'],
      ['Cy', 'Lees'],
    ],
    ['Cy Lee', 'Cy Lees'],
  ],
  [
    'one letter where the others need two',
    [
      ['Cy', 'Lo'],
      ['Cy', 'Li'],
      ['Cy', 'Ray'],
    ],
    ['Cy Lo', 'Cy Li', 'Cy R.'],
  ],
  [
    'names told apart regardless of case and accents',
    [
      ['zoé', 'Lee'],
      ['Zoe', 'Lo'],
    ],
    ['zoé Le.', 'Zoe Lo'],
  ],
  [
    '“goes by” names that are alike',
    [
      ['Samuel', 'Ray', 'Sam'],
      ['Sam', 'Roe'],
    ],
    ['Sam Ra.', 'Sam Ro.'],
  ],
  [
    'a number where nothing tells two apart',
    [
      ['Sophia', 'Smith'],
      ['Sophia', 'Smith'],
    ],
    ['Sophia Smith (1)', 'Sophia Smith (2)'],
  ],
  [
    'the “goes by” names of two with one name',
    [
      ['Sophia', 'Smith', 'Sophie'],
      ['Sophia', 'Smith'],
    ],
    ['Sophie S.', 'Sophia S.'],
  ],
])('[ROS-8] a class sees %s', (_title, rows, names) => {
  expect(namesOf(...rows)).toEqual(names);
});

test('[ROS-8] no two students of a class have the same display name', () => {
  const word = fc.string({
    unit: fc.constantFrom('a', 'A', 'b', 'é', 'e', '.', "'"),
    minLength: 1,
    maxLength: 3,
  });
  const row = fc.tuple(word, fc.option(word), fc.option(word));
  fc.assert(
    fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
      const names = namesOf(
        ...rows.map(([given, family, display]): Row =>
          display === null ? [given, family] : [given, family, display],
        ),
      );
      expect(new Set(names).size).toBe(names.length);
    }),
  );
});

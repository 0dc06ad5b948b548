import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flagCount, flagNumbers, flagOf, flagPatterns } from '#domain/classrooms/students/student-flag.ts';

const ids = fc.uniqueArray(fc.uuid(), { maxLength: 36 });

test('[C2] no two students in a class of up to 36 have the same flag, regardless of their order', () => {
  fc.assert(
    fc.property(ids, (students) => {
      const numbers = flagNumbers(students);
      const flags = students.map((id) => JSON.stringify(flagOf(numbers.get(id) ?? -1)));
      expect(new Set(flags).size).toBe(students.length);
      expect(flagNumbers(students.toReversed())).toEqual(numbers);
    }),
  );
});

test('each number has its own flag in two colors', () => {
  const flags = Array.from({ length: flagCount }, (_flag, number) => flagOf(number));
  expect(new Set(flags.map((flag) => JSON.stringify(flag))).size).toBe(flagCount);
  expect(new Set(flags.map(({ pattern }) => pattern)).size).toBe(flagPatterns.length);
  expect(flags.every(({ colors: [one, other] }) => one !== other)).toBe(true);
});

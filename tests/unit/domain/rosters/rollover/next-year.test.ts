import { describe, expect, test } from 'vitest';
import { bandOfGrade, nameOfNextYear, nextGrade } from '#domain/rosters/rollover/next-year.ts';

describe('[ROS-7] the name of a class a year later', () => {
  test.each([
    ['2A', '2', '3A'],
    ['2nd grade', '2', '3rd grade'],
    ['Grade 3 Adams', '3', 'Grade 4 Adams'],
    ['10th grade, period 10', '10', '11th grade, period 10'],
    ['Room 12', '1', 'Room 12'],
    ['KB', 'K', '1B'],
    ['Kindergarten Blue', 'K', '1st grade Blue'],
    ['Robots', '2', 'Robots'],
    ['12A', '12', '12A'],
  ] as const)('%s of grade %s is %s', (name, grade, next) => {
    expect(nameOfNextYear(name, grade)).toBe(next);
  });

  test('the last grade has no next one, and preschool has no grade band', () => {
    expect([nextGrade('K'), nextGrade('12')]).toEqual(['1', null]);
    expect([bandOfGrade('PK'), bandOfGrade('K'), bandOfGrade('5'), bandOfGrade('9')]).toEqual([
      null,
      'K-2',
      '3-5',
      '9-12',
    ]);
  });
});

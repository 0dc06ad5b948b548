import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readStudents, studentListLimits } from '#domain/classrooms/students/read-students.ts';

const read = (text: string) =>
  readStudents(text)?.map(({ given, family, studentId }) => [given, family, studentId]);

describe('[ROS-2] a pasted list of students', () => {
  test.each([
    [
      'first and last',
      'Ann Lee\nBo Stone',
      [
        ['Ann', 'Lee', null],
        ['Bo', 'Stone', null],
      ],
    ],
    [
      'last, first',
      'Lee, Ann Marie\r\nvan der Berg, Bo',
      [
        ['Ann Marie', 'Lee', null],
        ['Bo', 'van der Berg', null],
      ],
    ],
    ['middle names', 'Ann Marie Lee', [['Ann Marie', 'Lee', null]]],
    ['one word', 'Zoë', [['Zoë', null, null]]],
    [
      'numbers and bullets',
      '1. Ann Lee\n12) Bo Stone\n• Cy Day\n- Di Fox',
      [
        ['Ann', 'Lee', null],
        ['Bo', 'Stone', null],
        ['Cy', 'Day', null],
        ['Di', 'Fox', null],
      ],
    ],
    [
      'a sheet with a header',
      'Last Name\tFirst Name\tStudent ID\nLee\tAnn\t00123',
      [['Ann', 'Lee', '00123']],
    ],
    [
      'a sheet without a header',
      'Ann\tLee\t00123\nBo\tStone\t00124',
      [
        ['Ann', 'Lee', '00123'],
        ['Bo', 'Stone', '00124'],
      ],
    ],
    [
      'semicolons',
      'Ann;Lee\nBo;Stone;77',
      [
        ['Ann', 'Lee', null],
        ['Bo', 'Stone', '77'],
      ],
    ],
    ['commas with a header', 'first_name,last_name,student_id\n"Ann",Lee,007', [['Ann', 'Lee', '007']]],
    ['a quoted comma', '"Lee, Jr.",Ann', [['Ann', 'Lee, Jr.', null]]],
    ['a quoted name', '"Lee, Ann"', [['Ann', 'Lee', null]]],
    ['one column with a header', 'Student Name\nLee, Ann', [['Ann', 'Lee', null]]],
    [
      'letters of the world',
      'علي علي\n山田 太郎\nO’Neil-Ruiz, Zoë 🐙',
      [
        ['علي', 'علي', null],
        ['山田', '太郎', null],
        ['Zoë 🐙', 'O’Neil-Ruiz', null],
      ],
    ],
    ['a child called Name', 'Name Lee', [['Name', 'Lee', null]]],
    ['empty lines', '\n\n Ann Lee \n\n\t\n', [['Ann', 'Lee', null]]],
    ['what names nobody', '---', [[null, null, null]]],
  ])('%s', (_, text, students) => {
    expect(read(text)).toEqual(students);
  });

  test('every line has a result, in order, for any content', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 40 })), (lines) => {
        const filled = lines
          .flatMap((line) => line.split(/[\r\n\u2028\u2029]+/u))
          .filter((line) => line.trim() !== '');
        const students = readStudents(lines.join('\n')) ?? [];
        expect([filled.length, filled.length - 1]).toContain(students.length);
      }),
    );
  });

  test('a line of commas with the maximum length is parsed at once', () => {
    expect(readStudents(','.repeat(studentListLimits.length))).toHaveLength(1);
  });

  test('more than the limit is refused as a whole', () => {
    expect(readStudents('Ann Lee\n'.repeat(studentListLimits.lines))).toHaveLength(studentListLimits.lines);
    expect(readStudents('Ann Lee\n'.repeat(studentListLimits.lines + 1))).toBeNull();
    expect(readStudents('A'.repeat(studentListLimits.length + 1))).toBeNull();
  });
});

// cspell:disable -- words of five languages
import { describe, expect, test } from 'vitest';
import { aReading, issuesIn } from '../../../../builders/a-reading.ts';

const header = 'First name|Last name|Student ID|Grade|Class';
const read = (...lines: readonly string[]) => aReading({ 'list.csv': [header, ...lines] });

describe('[ROS-6] placeholders for a student number', () => {
  test.each([
    'N/A',
    '-',
    '0',
    'TBD',
    'none',
    '#N/A',
    '#REF!',
    '?',
    '000',
    'Unknown',
    'null',
    'keine',
    'sin ID',
    'aucun',
    'pendente',
    'n/d',
    'new',
  ])('%s is ignored with a warning, and twelve students stay twelve', (cell) => {
    const found = read(
      ...Array.from({ length: 12 }, (_, at) => `Ann${'abcdefghijkl'.charAt(at)}|Lee|${cell}|3|R`),
    );
    expect(found.snapshot.students.map(({ studentId }) => studentId)).toEqual(
      Array.from({ length: 12 }, () => null),
    );
    expect(found.issueCounts).toEqual({ error: 0, review: 0, warning: 12 });
  });

  test('[R22] a number that a spreadsheet damaged is ignored with a warning, because it belongs to no one', () => {
    const found = read(
      'Ann|Lee|1.00095E+11|3|R',
      'Bo|Lin|1001.0|3|R',
      'Cy|Oak|5.01E+04|3|R',
      'Di|Ray|12E4|3|R',
    );
    expect(found.snapshot.students.map(({ studentId }) => studentId)).toEqual([null, null, null, '12E4']);
    expect(issuesIn(found)).toEqual([
      'number/damaged 2 1.00095E+11',
      'number/damaged 3 1001.0',
      'number/damaged 4 5.01E+04',
    ]);
  });

  test('[R22] lost zeros of a class are flagged, also next to damaged numbers', () => {
    const numbers = ['012345', '15', '015990', '5.01E+04', '018123', '8812', '019777', 'N/A', '012999'];
    const found = read(...numbers.map((number, at) => `A${at}|Lee|${number}|3|R`));
    expect(issuesIn(found)).toContain('column/short-ids  2');
  });
});

test('[ROS-6] a row without a first name is a problem, and a row that ends before the class is reported', () => {
  const found = read('|Patel|1|3|R', 'Ann|Lee', 'Bo|Lin|3|3|');
  expect(issuesIn(found)).toEqual(['value/missing 2', 'row/too-short 3 2']);
  expect(found.snapshot.students.map(({ given, family }) => [given, family])).toEqual([
    ['Ann', 'Lee'],
    ['Bo', 'Lin'],
  ]);
});

test('[ROS-6] a formula or an error as a name is refused, and as a class it is ignored', () => {
  const found = read(
    '=HYPERLINK("https://x.example")|Lee|1|3|R',
    '#REF!|Lee|2|3|R',
    'Cy|Oak|3|3|#N/A',
    'Di|Ray|4|3|N/A',
  );
  expect(issuesIn(found).map((text) => text.slice(0, 19))).toEqual([
    'value/spreadsheet 2',
    'value/spreadsheet 3',
    'value/not-known 4 #',
    'value/not-known 5 N',
  ]);
  expect(found.snapshot.students.map(({ given }) => given)).toEqual(['Cy', 'Di']);
  expect(found.snapshot.classrooms).toEqual([]);
});

test.each(['=1+2', "+cmd' /C calc'!A0", '@SUM(A1)', '=A2', '#REF!'])(
  '[ROS-6] %s is not a first name',
  (cell) => {
    const found = read(`${cell}|Lee|1|3|R`, 'Cy|Oak|3|3|R');
    expect(issuesIn(found)).toEqual([expect.stringContaining('value/spreadsheet 2')]);
  },
);

test('[ROS-6] a symbol as a name is not a name: a first name is missing, and a last name is ignored with a warning', () => {
  const found = read('.|Lee|1|3|R', 'N/A|Lee|2|3|R', 'Cy|-|3|3|R', 'Di|n/a|4|3|R', 'Na|Null|5|3|R');
  expect(issuesIn(found)).toEqual([
    'value/missing 2 .',
    'value/missing 3 N/A',
    'value/not-known 4 -',
    'value/not-known 5 n/a',
  ]);
  expect(found.snapshot.students.map(({ given, family }) => [given, family])).toEqual([
    ['Cy', null],
    ['Di', null],
    ['Na', 'Null'],
  ]);
});

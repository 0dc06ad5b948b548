// cspell:disable -- names of people
import type { Grade } from '#domain/classrooms/students/grade.ts';
import type { LoginKind } from '#domain/classrooms/students/login-kind.ts';
import { noStudentFields, type StudentFields } from '#domain/classrooms/students/student.ts';

type Row = readonly [given: string, family: string, display?: string];

const numbered = (
  rows: readonly Row[],
  grade: Grade,
  login: LoginKind,
  first: number,
): readonly StudentFields[] =>
  rows.map(([given, family, display = null], index) => ({
    ...noStudentFields,
    given,
    family,
    display,
    grade,
    login,
    // School ids begin with zeros, which spreadsheets remove (R22).
    studentId: String(first + index * 7).padStart(6, '0'),
  }));

/** The students of 4B. Two have the same name, and one has a preferred name. */
export const fourthGraders: readonly StudentFields[] = numbered(
  [
    ['Aaliyah', 'Brooks'],
    ['Anton', 'Keller'],
    ['Bao', 'Tran'],
    ['Camila', 'Reyes'],
    ['Dario', 'Marin'],
    ['Elena', 'Popescu'],
    ['Femi', 'Adeyemi'],
    ['Guadalupe', 'Serrano', 'Lupe'],
    ['Hamza', 'Siddiqui'],
    ['Isla', 'MacLeod'],
    ['Jonah', 'Weiss'],
    ['Keiko', 'Mori'],
    ['Liam', 'Carter'],
    ['Liam', 'Castillo'],
    ['Mina', 'Farahani'],
    ['Nils', 'Berg'],
    ['Oona', 'Walsh'],
    ['Priyanka', 'Iyer', 'Priya'],
    ['Rosa', 'Delgado'],
    ['Sami', 'Haddad'],
    ['Theo', 'Papadakis'],
    ['Zuri', 'Mbeki'],
  ],
  '4',
  'picture',
  4012,
);

export const clubMembers: readonly StudentFields[] = numbered(
  [
    ['Ava', 'Lindgren'],
    ['Diego', 'Fuentes'],
    ['Ebony', 'Price'],
    ['Jun', 'Park'],
    ['Matteo', 'Greco'],
    ['Nadia', 'Osman'],
    ['Owen', 'Byrne'],
    ['Tala', 'Whitehorse'],
    ['Yusuf', 'Demir'],
  ],
  '7',
  'word',
  7003,
);

import type { StudentBoard } from '#domain/classrooms/students/entry.ts';

/** The shared data of the pages of a student: the board, and a function that reads it again. */
export type StudentPlace = {
  readonly board: StudentBoard;
  readonly readAgain: () => void;
};

import type { StudentBoard } from '#domain/students/entry.ts';

/** What the pages of a student share: the board, and how to read it again. */
export type StudentPlace = {
  readonly board: StudentBoard;
  readonly readAgain: () => void;
};

import type { StudentBoard } from '#domain/classrooms/students/entry.ts';

export type StudentPlace = {
  readonly board: StudentBoard;
  readonly readAgain: () => void;
};

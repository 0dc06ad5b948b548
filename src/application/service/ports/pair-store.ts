import type { IsoDate } from '#domain/dates/iso-date.ts';
import type { Apart, ClassPairs, Groups } from '#domain/pairs/pairs.ts';

/** The groups of a lesson on a day of the school. */
export type NewRound = {
  readonly classroomId: string;
  readonly assignmentId: string;
  readonly on: IsoDate;
  readonly groups: Groups;
};
/** Whether two students of a classroom are to be apart from a day on. */
export type NewApart = {
  readonly classroomId: string;
  readonly students: Apart;
  readonly on: IsoDate;
  readonly apart: boolean;
};

/** Keeps how a class is paired, and who is not to be together (ROS-13). All of it goes with a student who is erased. */
export interface PairStore {
  /** Of those who are in a classroom on a day; the newest `mostRounds` rounds. */
  ofClassroom(classroomId: string, on: IsoDate): Promise<ClassPairs>;
  /** Replaces what was saved for the lesson on this day. Nothing where the class has no such lesson, or one of them is not in it. */
  save(round: NewRound): Promise<'no-lesson' | 'no-student' | 'saved'>;
  /** What is so already stays as it is. False where one of the two is not in the classroom. */
  setApart(apart: NewApart): Promise<boolean>;
  /** Whoever is not to be with one student is not to be with another either, in every classroom; what was kept of the first stays. */
  copyApart(from: string, to: string): Promise<void>;
}

import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { Apart, ClassPairs, Groups } from '#domain/classrooms/pairs/pairs.ts';

export type NewRound = {
  readonly classroomId: string;
  readonly assignmentId: string;
  readonly on: IsoDate;
  readonly groups: Groups;
};
export type NewApart = {
  readonly classroomId: string;
  readonly students: Apart;
  readonly on: IsoDate;
  readonly apart: boolean;
};

/** Stores the pairs of a class, and students who must be apart (ROS-13). The data of a student is deleted when the student is erased. */
export interface PairStore {
  /** Returns the pairs of students who are in the classroom on a day, with the latest `maxRounds` rounds. */
  ofClassroom(classroomId: string, on: IsoDate): Promise<ClassPairs>;
  /** Replaces the lesson's groups of this day. Does not save if the class does not have the lesson or one of the students. */
  save(round: NewRound): Promise<'no-lesson' | 'no-student' | 'saved'>;
  /** Sets whether two students must be apart. Idempotent. False if one of the two is not in the classroom. */
  setApart(apart: NewApart): Promise<boolean>;
  /**
   * Copies the list of students who must be apart from one student to a different student, in every classroom. The list of the first student does not change.
   */
  copyApart(from: string, to: string): Promise<void>;
}

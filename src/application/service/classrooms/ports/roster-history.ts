import type { Scope } from '#domain/organizations/access/scope.ts';
import type { ClassroomValueChange } from '#domain/classrooms/classrooms/classroom-change.ts';
import type {
  ClassroomAct,
  ClassroomChange,
  HistoryPlace,
} from '#domain/classrooms/students/classroom-history.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { ChangeSet } from '#domain/classrooms/change-sets/change-set.ts';
import type { Change } from '#domain/classrooms/change-sets/change.ts';
import type { StudentRecord } from '#domain/classrooms/students/student-record.ts';

/** A change set with its author's name, its undo, and its changes of one student. */
export type StoredEntry = ChangeSet & {
  readonly byName: string | null;
  readonly undoneBy: string | null;
  readonly changes: readonly Change[];
};

export type StoredRecord = Omit<StudentRecord, 'history'> & {
  readonly organization: ChangeSet['organization'];
  readonly history: readonly StoredEntry[];
};

/**
 * An event of a classroom: a change set with its changes there, or an audit entry with its teacher or lesson. Contains the events of students only for the days
 * on which they were in the class, and without their creation.
 */
export type StoredClassroomEntry =
  | (Omit<StoredEntry, 'changes'> & { readonly of: 'change'; readonly changes: readonly ClassroomChange[] })
  | {
      readonly of: 'act';
      readonly id: string;
      readonly at: number;
      readonly action: ClassroomAct;
      readonly byName: string | null;
      readonly about: string | null;
      readonly changes: readonly ClassroomValueChange[];
    };

/** A part of a history: at most `limit` entries before a cursor, which is null for the latest entries. */
export type HistoryPart = { readonly before: HistoryPlace | null; readonly limit: number };

export type AddedTeacher = {
  readonly accountId: string;
  readonly email: string;
  readonly classrooms: number;
};

/** Reads the history of a roster from its change sets (ROS-9). */
export interface RosterHistory {
  /**
   * A student in the scope, with current data and history: at most `limit` change sets, newest first. Includes only classrooms in the scope. The lessons are
   * those that are open on a day in the student's current classrooms, and others in which the student has a mark. Null if the student is not in the scope.
   */
  ofStudent(id: string, on: IsoDate, scope: Scope, limit: number): Promise<StoredRecord | null>;

  /**
   * The history of a classroom in the scope, newest first. Includes the names of former students. A stay that was undone is listed as long as its change sets
   * exist. Null for a classroom outside the scope (ORG-3).
   */
  ofClassroom(id: string, scope: Scope, part: HistoryPart): Promise<readonly StoredClassroomEntry[] | null>;

  /**
   * Accounts that a change set made teachers, with their number of new classrooms. Ignores failed changes, disabled accounts and accounts without an address.
   */
  newTeachers(changeSetId: string): Promise<readonly AddedTeacher[]>;
}

import type { Scope } from '#domain/access/scope.ts';
import type { ClassroomValueChange } from '#domain/classrooms/classroom-change.ts';
import type { ClassroomAct, ClassroomChange, HistoryPlace } from '#domain/classrooms/classroom-history.ts';
import type { IsoDate } from '#domain/dates/iso-date.ts';
import type { ChangeSet } from '#domain/roster/change-set.ts';
import type { Change } from '#domain/roster/change.ts';
import type { StudentRecord } from '#domain/students/student-record.ts';

/** A change set with what the person is called who made it, what took it back, and those of its changes that were done to one student. */
export type StoredEntry = ChangeSet & {
  readonly byName: string | null;
  readonly undoneBy: string | null;
  readonly changes: readonly Change[];
};

/** What is stored of a student, and what was done to them. */
export type StoredRecord = Omit<StudentRecord, 'history'> & {
  readonly organization: ChangeSet['organization'];
  readonly history: readonly StoredEntry[];
};

/**
 * What happened to a classroom: a change set with what it did there, or an act of the audit log, with the teacher or lesson that it is about.
 * What came of a student is told of the days on which they were in the class; of how they came to be held at all, nothing.
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

/** Which part of a history: what is before a place, from its end where that is null, at most so many entries. */
export type HistoryPart = { readonly before: HistoryPlace | null; readonly limit: number };

/** Somebody with an account who teaches classrooms, how many, and where mail reaches them. */
export type NewTeacher = {
  readonly accountId: string;
  readonly email: string;
  readonly classrooms: number;
};

/** Tells what happened to a roster, from its change sets (ROS-9). */
export interface RosterHistory {
  /**
   * A student in the scope as they are, and what was done to them, the latest first, at most `limit` change sets; of classrooms, what is
   * in the scope. Lessons are those that are open on a day where the student is now, and others of which they said something. Else null.
   */
  ofStudent(id: string, on: IsoDate, scope: Scope, limit: number): Promise<StoredRecord | null>;

  /**
   * What happened to a classroom in the scope, the latest first. Its students are named although they left since; a stay that was taken back
   * is told as long as its change sets are kept. Null for a classroom out of the scope (ORG-3).
   */
  ofClassroom(id: string, scope: Scope, part: HistoryPart): Promise<readonly StoredClassroomEntry[] | null>;

  /**
   * Whom a change set made teachers, and of how many classrooms, by account; what it tried in vain does not count. Those whose accounts
   * are disabled, or have no address, are left out.
   */
  newTeachers(changeSetId: string): Promise<readonly NewTeacher[]>;
}

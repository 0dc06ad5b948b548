import type { Scope } from '#domain/access/scope.ts';
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

/** Tells what became of a roster, from its change sets (ROS-9). */
export interface RosterHistory {
  /**
   * A student in the scope as they are, and what was done to them, the latest first, at most `limit` change sets; of classrooms, what is
   * in the scope. Lessons are those that are open on a day where the student is now, and others of which they said something. Else null.
   */
  ofStudent(id: string, on: IsoDate, scope: Scope, limit: number): Promise<StoredRecord | null>;
}

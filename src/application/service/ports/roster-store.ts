import type { IsoDate } from '#domain/dates/iso-date.ts';
import type { OrganizationPath, Scope } from '#domain/access/scope.ts';
import type { ChangeSet } from '#domain/roster/change-set.ts';
import type { AppliedChange, Change } from '#domain/roster/change.ts';
import type { MovingClassroom } from '#domain/organizations/moving-classroom.ts';
import type { Roster, RosterRow, RowKey } from '#domain/roster/roster.ts';
import type { EnrolledStudent } from '#domain/students/student.ts';

/** What a change set did, in its order, and the id of the one that took it back. */
export type DoneChanges = { readonly undoneBy: string | null; readonly changes: readonly AppliedChange[] };

/** The students of a classroom, and the organization that it belongs to. */
export type ClassroomStudents = {
  readonly organization: OrganizationPath | null;
  readonly students: readonly EnrolledStudent[];
};

/**
 * Keeps students, who was in which classroom when, and every change of them. A roster is written by change sets alone, so
 * that whatever was done can be seen and undone (ROS-9).
 */
export interface RosterStore {
  /** The students who are in a classroom on a day, by name; archived ones not. Null for a classroom out of the scope (ORG-3). */
  students(classroomId: string, on: IsoDate, scope: Scope): Promise<ClassroomStudents | null>;
  /** The classrooms of these organizations alone, archived ones too, by name, and how many students are in each on a day. */
  classroomsOf(
    organizations: readonly OrganizationPath[],
    on: IsoDate,
  ): Promise<readonly (MovingClassroom & { readonly organization: OrganizationPath })[]>;
  /** What is held of an organization and those below it: classrooms, students who were not merged, and where they are or were. */
  held(organization: OrganizationPath): Promise<Roster>;
  /**
   * These students, as far as they are in the scope, with every stay of theirs in a classroom of it, past ones too: what an act on them
   * is planned by. In a scope are the students of its organizations and those who are in one of its own classrooms now; nobody is who was
   * merged into somebody else. With `formerOf`, a classroom of the scope, whoever was in it before is found, too. Within a transaction, which
   * holds them.
   */
  rows(studentIds: readonly string[], scope: Scope, formerOf?: string): Promise<Roster>;
  /**
   * Erases students, whoever was merged into them, where they were, and every value that was kept of them, in imports too (SEC-6). What
   * they changed stays counted.
   */
  erase(studentIds: readonly string[]): Promise<void>;
  /**
   * How many students who are not archived are in each of these classrooms on a day or will be. Within a transaction, which holds the
   * classrooms: whoever counts them next, to put students in, waits for its end. Left out where there is no such classroom.
   */
  enrolled(classroomIds: readonly string[], on: IsoDate): Promise<ReadonlyMap<string, number>>;
  /**
   * Finds again which stays are current, by the day that it is at each school at a moment, and answers of how many that changed. Lists,
   * counts and scopes of now read this; a change set finds it for the stays that it writes (ROS-9).
   */
  renewStays(now: number): Promise<number>;
  /**
   * Applies changes to the rows as they are, as `applyChanges` does, and keeps them with what happened to each. Within a
   * transaction: no two change sets write the same row at once. Where a school stores no last names, initials are applied and kept
   * in their place. To a change set that is there already these are added.
   */
  apply(set: ChangeSet, changes: readonly Change[]): Promise<readonly AppliedChange[]>;
  /**
   * A change set of an organization in the scope, or made by the account that the scope names; else null. Within a transaction, which
   * holds it: two that would undo it come one after the other.
   */
  changeSet(id: string, scope: Scope): Promise<ChangeSet | null>;
  /**
   * Makes all students, change sets and imports of one organization those of another, with what is known of the sources that they came
   * from; where the other one knows the same id of the same source already, that stays.
   */
  moveAll(from: OrganizationPath, to: OrganizationPath): Promise<void>;
  /** How many students of an organization, and of those below it, have a last name that is more than an initial. */
  longNames(organization: OrganizationPath): Promise<number>;
  /**
   * Shortens the last names of the next students of an organization, and of those below it, to initials, by id, and what change sets keep of
   * them. Answers how many were shortened, and behind whom to go on; null at the end. Nothing brings the names back.
   */
  shortenNames(
    organization: OrganizationPath,
    after: string | null,
    limit: number,
  ): Promise<{ readonly shortened: number; readonly last: string | null }>;
  /**
   * Workspaces are gone with their owner: erases their students who are in no classroom any more, with every value that was kept
   * of them; the others, whose classrooms went to a co-teacher, belong to no organization from then on.
   */
  forget(workspaces: readonly OrganizationPath[]): Promise<void>;
  /** What a change set did before a place in it, backwards, at most `limit`; from its end where the place is null. */
  changesBefore(
    changeSetId: string,
    before: number | null,
    limit: number,
  ): Promise<readonly (AppliedChange & { readonly seq: number })[]>;
  /**
   * The names of these rows: the name of a student, also for a stay; the name of a classroom, also for a teaching. Missing rows are
   * left out.
   */
  namesOf(rows: readonly Pick<RosterRow, 'id' | 'kind'>[]): Promise<ReadonlyMap<RowKey, string>>;
  /** What a change set did; nothing where it is gone. */
  changes(changeSetId: string): Promise<DoneChanges>;
}

import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { ChangeSet } from '#domain/classrooms/change-sets/change-set.ts';
import type { AppliedChange, Change } from '#domain/classrooms/change-sets/change.ts';
import type { MovingClassroom } from '#domain/organizations/joining/moving-classroom.ts';
import type { Roster, RosterRow, RowKey } from '#domain/classrooms/change-sets/roster.ts';
import type { EnrolledStudent } from '#domain/classrooms/students/student.ts';

/** The changes of a change set in order, and the id of the change set that undid them. */
export type DoneChanges = { readonly undoneBy: string | null; readonly changes: readonly AppliedChange[] };

export type ClassroomStudents = {
  readonly organization: OrganizationPath | null;
  readonly students: readonly EnrolledStudent[];
};

/**
 * Stores students, their stays in classrooms, and every change of them. A roster is changed only by change sets, so that every change can be seen and undone
 * (ROS-9).
 */
export interface RosterStore {
  /**
   * Students of a classroom on a day, sorted by last name (or first name if there is no last name), without archived students. Null for a classroom outside the
   * scope (ORG-3).
   */
  students(classroomId: string, on: IsoDate, scope: Scope): Promise<ClassroomStudents | null>;
  /** Classrooms of these organizations but not of those below them, including archived ones, sorted by name, with their number of students on a day. */
  classroomsOf(
    organizations: readonly OrganizationPath[],
    on: IsoDate,
  ): Promise<readonly (MovingClassroom & { readonly organization: OrganizationPath })[]>;
  /** The roster of an organization and those below it: classrooms, students who were not merged, and their stays. */
  held(organization: OrganizationPath): Promise<Roster>;
  /**
   * Returns the students who are in the scope, with all their current and past stays in its classrooms, for planning an action. A scope contains the students
   * of its organizations and those currently in one of its own classrooms, but not merged students. `formerOf`, a classroom in the scope, adds its former
   * students. Must be called in a transaction; locks the students.
   */
  rows(studentIds: readonly string[], scope: Scope, formerOf?: string): Promise<Roster>;
  /**
   * Erases students, those merged into them, their stays, and all their stored values, including those in imports (SEC-6). Changes of their stays remain in
   * change sets without a name, and their marks remain without a student id.
   */
  erase(studentIds: readonly string[]): Promise<void>;
  /**
   * The number of students, not archived, who are in each of these classrooms on a day or later. Must be called in a transaction; locks the classrooms, so
   * that concurrent enrollments run one after the other. Missing classrooms are omitted.
   */
  enrolled(classroomIds: readonly string[], on: IsoDate): Promise<ReadonlyMap<string, number>>;
  /**
   * Marks stays as current that have started, and as no longer current that have ended, by the day at each school at `now` (epoch milliseconds). Returns the
   * number of changed stays. Lists, counts and scopes use these marks. Change sets mark the stays that they write themselves (ROS-9).
   */
  renewStays(now: number): Promise<number>;
  /**
   * Applies changes to the current rows, like `applyChanges`, and saves them with their outcomes. Must be called in a transaction; concurrent change sets of a
   * row run one after the other. If a school stores no last names, initials are applied and saved instead. If the change set exists, appends to it.
   */
  apply(set: ChangeSet, changes: readonly Change[]): Promise<readonly AppliedChange[]>;
  /**
   * Returns a change set of an organization in the scope, or by the scope's account; else null. Must be called in a transaction; locks the change set, so that
   * concurrent undo calls run one after the other.
   */
  changeSet(id: string, scope: Scope): Promise<ChangeSet | null>;
  /**
   * Moves all students, change sets and imports of an organization to a different organization, with the data of their sources. If the target already knows an
   * id from the same source, its own entry stays.
   */
  moveAll(from: OrganizationPath, to: OrganizationPath): Promise<void>;
  /** The number of students of an organization and those below it whose last name is longer than an initial. */
  longNames(organization: OrganizationPath): Promise<number>;
  /**
   * Shortens the last names of the next students (sorted by id) of an organization and those below it to initials, also in their change sets. Returns the
   * number of students and the next cursor, which is null at the end. Cannot be undone.
   */
  shortenNames(
    organization: OrganizationPath,
    after: string | null,
    limit: number,
  ): Promise<{ readonly shortened: number; readonly last: string | null }>;
  /**
   * For deleted workspaces: erases their students without a classroom, with all stored values; other students, whose classrooms now belong to a co-teacher,
   * then have no organization.
   */
  forget(workspaces: readonly OrganizationPath[]): Promise<void>;
  /** Changes of a change set before a cursor, last first, at most `limit`. A null cursor means the end of the change set. */
  changesBefore(
    changeSetId: string,
    before: number | null,
    limit: number,
  ): Promise<readonly (AppliedChange & { readonly seq: number })[]>;
  /** Names of these rows. A stay has the student's name, and a teaching has the classroom's name. Missing rows are omitted. */
  namesOf(rows: readonly Pick<RosterRow, 'id' | 'kind'>[]): Promise<ReadonlyMap<RowKey, string>>;
  changes(changeSetId: string): Promise<DoneChanges>;
}

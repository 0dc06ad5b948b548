import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { KnownId } from '#domain/rosters/plan/erased-students.ts';
import type { FormatFamily } from '#domain/rosters/files/file-spec.ts';
import type { HeldRooms, HeldRoster, SourceLink, StaffAccounts } from '#domain/rosters/plan/import-needs.ts';
import type { ImportDecisions } from '#domain/rosters/imports/roster-import.ts';

/** A source of rosters: the files of one format family, for one organization. */
export type SourceName = { readonly organization: OrganizationPath; readonly family: FormatFamily };

/** Saved decisions about a source: the meaning of its columns, and the mapping of its schools to ours. */
export type RememberedSource = Pick<ImportDecisions, 'mapping' | 'schools'>;

/** A student's id, and the organization in which it is valid. */
export type PlacedId = KnownId & { readonly organization: OrganizationPath };

/** An erased student, stored as a keyed digest of the id, which cannot be reversed. */
export type ErasedId = {
  readonly organization: OrganizationPath;
  readonly family: string;
  readonly digest: string;
  /** Epoch milliseconds. */
  readonly at: number;
};

export interface RosterSources {
  /** Returns the saved decisions about a source; null if there has been no import from it. */
  remembered(source: SourceName): Promise<RememberedSource | null>;
  remember(source: SourceName, known: RememberedSource): Promise<void>;
  /** Saves which of our rows match rows of the source; a second link of the same id replaces the first. */
  link(source: SourceName, links: readonly SourceLink[]): Promise<void>;
  /** Classrooms of an organization and those below it, with their teachers, links, fields that were edited since an import (R12), and totals per kind. */
  rooms(source: SourceName): Promise<HeldRooms>;
  /**
   * The next students of an organization and those below it, sorted by id, at most `limit`, after a cursor (null for the first page), with their current and
   * former stays in its classrooms, links, and edited fields. Merged students are returned as the student they were merged into.
   */
  students(source: SourceName, after: string | null, limit: number): Promise<HeldRoster>;
  studentsOf(source: SourceName, ids: readonly string[]): Promise<HeldRoster>;
  /**
   * All ids of students and of students who were merged into them: the ids of sources, of the school, and our own. Empty for students without an organization.
   */
  knownAs(students: readonly string[]): Promise<readonly PlacedId[]>;
  rememberErased(ids: readonly ErasedId[]): Promise<void>;
  /** Erased students of an organization, its parents, and the organizations below it. */
  erased(organization: OrganizationPath): Promise<readonly ErasedId[]>;
  /**
   * Members of an organization, its parents and the organizations below it, without disabled accounts, by verified address in lower case. They may teach in
   * its classrooms.
   */
  staff(organization: OrganizationPath): Promise<StaffAccounts>;
}

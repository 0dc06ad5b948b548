import type { OrganizationPath } from '#domain/access/scope.ts';
import type { KnownId } from '#domain/imports/erased-students.ts';
import type { FormatFamily } from '#domain/imports/file-spec.ts';
import type { HeldRooms, HeldRoster, SourceLink, StaffAccounts } from '#domain/imports/import-needs.ts';
import type { ImportDecisions } from '#domain/imports/roster-import.ts';

/** Where rosters come from: the files of one family of formats, for one organization. */
export type SourceName = { readonly organization: OrganizationPath; readonly family: FormatFamily };

/** What is remembered of a source: what its columns mean, and where its schools are among ours. */
export type RememberedSource = Pick<ImportDecisions, 'mapping' | 'schools'>;

/** An ID of a student, and the organization in which it is one. */
export type PlacedId = KnownId & { readonly organization: OrganizationPath };

/** An erased student: a keyed digest of the ID, which cannot be read. */
export type ErasedId = {
  readonly organization: OrganizationPath;
  readonly family: string;
  readonly digest: string;
  /** Epoch milliseconds. */
  readonly at: number;
};

/** Keeps what is known of the sources of rosters from one import to the next. */
export interface RosterSources {
  /** Null for one that nothing came from yet. */
  remembered(source: SourceName): Promise<RememberedSource | null>;
  remember(source: SourceName, known: RememberedSource): Promise<void>;
  /** Remembers which rows of ours are which of the source; a second link of one id replaces the first. */
  link(source: SourceName, links: readonly SourceLink[]): Promise<void>;
  /**
   * What is held of the classrooms of an organization and those below it and of who teaches them, with their links, what people edited of
   * them since an import had its say (R12), and how much is there of each kind.
   */
  rooms(source: SourceName): Promise<HeldRooms>;
  /**
   * The next students of an organization and those below it, in the order of their ids, at most `limit`, behind one of them, or from the
   * start where that is null: with where they are or were in its classrooms, their links, and what people edited of that. Students who
   * were merged are whom they became.
   */
  students(source: SourceName, after: string | null, limit: number): Promise<HeldRoster>;
  /** The same of these students. */
  studentsOf(source: SourceName, ids: readonly string[]): Promise<HeldRoster>;
  /**
   * Every ID by which students, and those who were merged into them, are known: those of sources, of the school, and ours. Whoever belongs to
   * no organization has none.
   */
  knownAs(students: readonly string[]): Promise<readonly PlacedId[]>;
  rememberErased(ids: readonly ErasedId[]): Promise<void>;
  /** The erased students of an organization, of those below it and of those above it. */
  erased(organization: OrganizationPath): Promise<readonly ErasedId[]>;
  /**
   * The members of an organization, of those below it and of those above it, by their address in lower case where they proved it: who may
   * teach in its classrooms.
   */
  staff(organization: OrganizationPath): Promise<StaffAccounts>;
}

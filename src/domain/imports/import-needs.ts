import type { OrganizationPath } from '../access/scope.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import type { FieldKey } from '../roster/hold-back.ts';
import type { Roster, RosterKind } from '../roster/roster.ts';
import type { RosterProvider } from './roster-source.ts';

/** That a row of ours is a thing of a source, by the id that it has there. */
export type SourceLink = {
  readonly kind: 'classroom' | 'student';
  readonly sourceId: string;
  readonly id: string;
};

/** What is held of the organization that was chosen (R16), or of a part of it, as far as an import is compared with it. */
export type HeldRoster = {
  readonly roster: Roster;
  /** Which rows are which things of this source, from earlier imports. */
  readonly links: readonly SourceLink[];
  /** What people edited since the source last had its say: it outranks the source (R12). */
  readonly edited: ReadonlySet<FieldKey>;
};

/** How many rows of a kind an organization has at present: what is archived or ended already does not count. */
export type There = {
  readonly kind: RosterKind;
  /** The path; of an enrollment that of its classroom. */
  readonly organization: string;
  readonly count: number;
};

/** What is held of the classrooms of an organization and of who teaches them, as `HeldRoster`, and how much of each kind is there. */
export type HeldRooms = HeldRoster & { readonly there: readonly There[] };

/** Members of an organization, of those below it and of those above it, by their proved address in lower case: their accounts. */
export type StaffAccounts = ReadonlyMap<string, string>;

export type ImportChoices = {
  readonly organization: OrganizationPath;
  /** Which provider the files are of (R17); null for lists. */
  readonly provider: RosterProvider | null;
  /**
   * Where each school that the source names is among ours, by the source's id (R16); null where somebody has to say first. What names
   * none of them goes to the organization that was chosen.
   */
  readonly schools: ReadonlyMap<string, OrganizationPath | null>;
  /** The organizations that store no last names of students. */
  readonly withoutLastNames?: ReadonlySet<OrganizationPath>;
  /** The day at the school: enrollments without a date begin on it. */
  readonly today: IsoDate;
  /** Whether what has left at the source is archived; it is only counted otherwise. */
  readonly archiveLeft: boolean;
  /** Whether the students of the schools who are not in the files are archived; left out for no. */
  readonly archiveMissing?: boolean;
  /** Whether what would overwrite a person's edit is done all the same (R12). */
  readonly overwriteEdits: boolean;
  /** Whether staff whom nobody here has the address of are invited. */
  readonly inviteStaff: boolean;
  /** The account that imports, and so owns the classrooms that are new. */
  readonly by: string;
  /** Of students who may be the same as one who is held: the id of the one they are, or `new`, by `personKey`. */
  readonly sameAs: ReadonlyMap<string, string>;
};

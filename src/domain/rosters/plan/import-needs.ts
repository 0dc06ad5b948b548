import type { OrganizationPath } from '../../identity/membership/organization.ts';
import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { FieldKey } from '../../classrooms/change-sets/separate-overwriting.ts';
import type { Roster, RosterKind } from '../../classrooms/change-sets/roster.ts';
import type { RosterProvider } from '../../classrooms/change-sets/roster-source.ts';

export type SourceLink = {
  readonly kind: 'classroom' | 'student';
  readonly sourceId: string;
  readonly id: string;
};

export const formerFields = ['given', 'family', 'studentId'] as const;

/** A value that a student had before user edits, or a value of a student who was merged into them. Files may still contain it (R12). */
export type FormerValue = {
  readonly id: string;
  /** The row that had the value: the student, or the merged student. */
  readonly row: string;
  readonly field: (typeof formerFields)[number];
  readonly value: string;
};

/** The part of the stored roster of the chosen organization (R16) that is compared, or a subset of it. */
export type HeldRoster = {
  readonly roster: Roster;
  readonly links: readonly SourceLink[];
  /** Fields that users edited since the last import; they take precedence over the source (R12). */
  readonly edited: ReadonlySet<FieldKey>;
  readonly former?: readonly FormerValue[];
};

/** The number of current rows of a kind in an organization. Archived and ended rows do not count. */
export type There = {
  readonly kind: RosterKind;
  /** Path of the organization; for an enrollment, of the classroom's organization. */
  readonly organization: string;
  readonly count: number;
};

/** The stored classrooms of an organization and their teachings, with the current number of rows by kind. */
export type HeldRooms = HeldRoster & { readonly there: readonly There[] };

/** Account ids of the members of an organization, its parents and the organizations below it, by verified address in lower case. */
export type StaffAccounts = ReadonlyMap<string, string>;

export type ImportChoices = {
  readonly organization: OrganizationPath;
  /** The provider of the files (R17); null for lists. */
  readonly provider: RosterProvider | null;
  /**
   * Our organization for each school of the source, by source id (R16); null until a user decides. Rows without a school belong to the
   * chosen organization.
   */
  readonly schools: ReadonlyMap<string, OrganizationPath | null>;
  readonly withoutLastNames?: ReadonlySet<OrganizationPath>;
  /** Today's date at the school. Enrollments without a date start on this day. */
  readonly today: IsoDate;
  /** Whether to archive rows that left at the source; if false, they are only counted. */
  readonly archiveLeft: boolean;
  /** Whether to archive students of the schools who are missing in the files; default false. */
  readonly archiveMissing?: boolean;
  /** Whether to overwrite user edits (R12). */
  readonly overwriteEdits: boolean;
  readonly inviteStaff: boolean;
  readonly by: string;
  /** Decisions about possible duplicates, by `personKey`: the id of the stored student, or `new`. */
  readonly sameAs: ReadonlyMap<string, string>;
};

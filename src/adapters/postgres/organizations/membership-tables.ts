import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MemberRole } from '#domain/identity/membership/member-role.ts';
import type {
  MembershipEnd,
  OrganizationKind,
  OrganizationPath,
} from '#domain/identity/membership/organization.ts';
import type { Instant } from '../platform/column-types.ts';

export type OrganizationsTable = {
  id: string;
  kind: OrganizationKind;
  parent_id: string | null;
  path: OrganizationPath;
  name: string;
  /** The name folded with `foldText`. Must be written together with the name. */
  name_folded: string | null;
  time_zone: string;
  seats: number | null;
  /** Whether seats are assigned by person, in this organization and those below it. */
  seats_by_person: Generated<boolean>;
  /** Whether last names of students are stored, in this organization and those below it. */
  keeps_last_names: Generated<boolean>;
  /** How many days archived students are kept, in this organization and those below it. */
  archived_kept_days: Generated<number>;
  /** The postal address on documents. Empty for none. */
  postal_address: Generated<string>;
  version: Generated<number>;
  created_at: Instant;
};

export type MembershipsTable = {
  id: string;
  /** Null after the account was erased. */
  account_id: string | null;
  organization_id: string;
  organization_path: OrganizationPath;
  role: MemberRole;
  billing_contact: boolean;
  from_at: Instant;
  /** Null for a current membership. */
  to_at: ColumnType<number | null, string | null, string | null>;
  ended_why: MembershipEnd | null;
  /** Copies from the account and the organization, set by triggers, so that the list of members can be read from one table. */
  name_folded: Generated<string | null>;
  email_folded: Generated<string | null>;
  school_folded: Generated<string | null>;
  name_order: GeneratedAlways<string | null>;
  email_order: GeneratedAlways<string | null>;
  school_order: GeneratedAlways<string | null>;
  /** The number of active classrooms of the organization that the member owns. Counted by triggers. */
  classrooms: Generated<number>;
  last_active_at: ColumnType<number | null, string | null | undefined, string | null>;
  /** Whether the member has a seat. A trigger assigns one if that is automatic, and removes it with the role. */
  seated: Generated<boolean>;
  seat_asked_at: ColumnType<number | null, string | null | undefined, string | null>;
  seat_note: Generated<string>;
};

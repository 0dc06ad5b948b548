import type { RunOrganization } from '#domain/account/account-deletion.ts';
import type { MemberRole } from '#domain/organizations/member-role.ts';
import type { OrganizationPath, Scope } from '#domain/access/scope.ts';
import type { InCharge } from '#domain/organizations/in-charge.ts';
import type { MembershipEnd, Organization } from '#domain/organizations/organization.ts';
import type { SeatRequest, Seats } from '#domain/organizations/seats.ts';

/** An organization as it is stored. */
export type StoredOrganization = Organization & {
  /** The id of the district of a school; null at the top. */
  readonly parent: string | null;
  /** How many members may teach in it and below it; null where nothing limits them. */
  readonly seats: number | null;
  readonly version: number;
};

export type NewOrganization = Pick<Organization, 'id' | 'kind' | 'name' | 'timeZone'> & {
  readonly parent: Pick<Organization, 'id' | 'path'> | null;
  readonly seats?: number | null;
  /** Epoch milliseconds. */
  readonly at: number;
};

/** The workspace of a lone teacher. */
export type NewWorkspace = Pick<Organization, 'id' | 'name' | 'timeZone'> & {
  readonly owner: { readonly membershipId: string; readonly accountId: string; readonly role: MemberRole };
  /** Epoch milliseconds. */
  readonly at: number;
};

/** Who is what in which organization, from when to when (R9). Times are epoch milliseconds. */
export type StoredMembership = {
  readonly id: string;
  /** Null once the account was erased. */
  readonly accountId: string | null;
  readonly organization: OrganizationPath;
  readonly role: MemberRole;
  readonly billingContact: boolean;
  readonly from: number;
  /** Null at present. */
  readonly to: number | null;
  readonly endedWhy: MembershipEnd | null;
  /** When its owner was last seen to log in or to come back; null for never. */
  readonly lastActiveAt: number | null;
  /** Whether they have a seat: only who teaches at present can. */
  readonly seated: boolean;
  /** What they ask a seat with; null where they ask for none. */
  readonly seatRequest: SeatRequest | null;
};

export type NewMembership = Pick<StoredMembership, 'id' | 'role' | 'billingContact'> & {
  readonly accountId: string;
  readonly organizationId: string;
  readonly at: number;
  /** True where a teacher brings their seat along; else they have one where seats are not given by person. */
  readonly seated?: boolean;
};

/**
 * Keeps organizations, and who belongs to them. Memberships are intervals: they end, and are never deleted. What takes a
 * scope answers nothing outside of it (ORG-3).
 */
export interface OrganizationRepository {
  open(organization: NewOrganization): Promise<StoredOrganization>;
  /**
   * Opens a workspace with its owner, who looks after its license where they are its customer; nothing where they belong to
   * an organization. Of several at once, one is opened if the transaction wrote the account's row before.
   */
  openWorkspace(workspace: NewWorkspace): Promise<void>;
  /** Null where there is none, or none in the scope. */
  byId(id: string, scope: Scope): Promise<StoredOrganization | null>;
  /** Those in the scope, by name; of several of one name, by id. */
  list(scope: Scope): Promise<readonly StoredOrganization[]>;
  /** False where the account is a member already, or the account or the organization is not there. */
  join(membership: NewMembership): Promise<boolean>;
  /** A membership, ended or not, of an organization in the scope; else null. */
  membership(id: string, scope: Scope): Promise<StoredMembership | null>;
  /** Those of an account that have not ended, the oldest first. */
  membershipsOf(accountId: string): Promise<readonly StoredMembership[]>;
  /** Changes one that has not ended; false where there is none. */
  changeMembership(
    id: string,
    change: Partial<Pick<StoredMembership, 'role' | 'billingContact'>>,
  ): Promise<boolean>;
  /** Ends one that has not ended; false where there is none. */
  endMembership(id: string, end: { readonly at: number; readonly why: MembershipEnd }): Promise<boolean>;
  /**
   * Ends all memberships of an account that is about to be erased, takes its id out of all, and deletes its workspaces, whose
   * paths it answers.
   */
  forget(accountId: string, at: number): Promise<readonly OrganizationPath[]>;
  /** Remembers which organization an account acts in where it does not say. */
  choose(accountId: string, organizationId: string): Promise<void>;
  /**
   * Holds the organization at the top of this path until the transaction ends: whoever counts seats or managers and acts
   * by the count does it one after the other.
   */
  lock(path: OrganizationPath): Promise<void>;
  /** The same for every organization that an account belongs to. */
  lockAllOf(accountId: string): Promise<void>;
  /** The organizations that an account runs as one of its own members, and that somebody else belongs to, or to one below; by name. */
  runBy(accountId: string): Promise<readonly RunOrganization[]>;
  /** Who runs this organization: its customers and managers, and those of the organizations above it. */
  inCharge(path: OrganizationPath): Promise<readonly InCharge[]>;
  /**
   * The seats that count for this organization at a moment (epoch milliseconds): its own limit, or that of the nearest one
   * above it which has one, and who has a seat there or below. A limit is that of the licenses held (`seatsAt`).
   * Page, gate and invoice all ask this (R7).
   */
  countSeats(path: OrganizationPath, now: number): Promise<Seats>;
}

import type { RunOrganization } from '#domain/organizations/members/account-deletion.ts';
import type { MemberRole } from '#domain/identity/membership/member-role.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { InCharge } from '#domain/organizations/members/in-charge.ts';
import type {
  MembershipEnd,
  Organization,
  OrganizationPath,
} from '#domain/identity/membership/organization.ts';
import type { SeatRequest, Seats } from '#domain/organizations/members/seats.ts';

export type StoredOrganization = Organization & {
  /** The district's id for a school; null for an organization at the top. */
  readonly parent: string | null;
  /** The maximum number of members who teach in it or below it; null if unlimited. */
  readonly seats: number | null;
  readonly version: number;
};

export type NewOrganization = Pick<Organization, 'id' | 'kind' | 'name' | 'timeZone'> & {
  readonly parent: Pick<Organization, 'id' | 'path'> | null;
  readonly seats?: number | null;
  /** Epoch milliseconds. */
  readonly at: number;
};

export type NewWorkspace = Pick<Organization, 'id' | 'name' | 'timeZone'> & {
  readonly owner: { readonly membershipId: string; readonly accountId: string; readonly role: MemberRole };
  /** Epoch milliseconds. */
  readonly at: number;
};

/** A role in an organization for a period (R9). Times are epoch milliseconds. */
export type StoredMembership = {
  readonly id: string;
  /** Null after the account is erased. */
  readonly accountId: string | null;
  readonly organization: OrganizationPath;
  readonly role: MemberRole;
  readonly billingContact: boolean;
  readonly from: number;
  /** Null if active. */
  readonly to: number | null;
  readonly endedWhy: MembershipEnd | null;
  /** When the owner last logged in, or last visited while logged in; null if never. */
  readonly lastActiveAt: number | null;
  /** Whether they have a seat, which is possible only for active teachers. */
  readonly seated: boolean;
  readonly seatRequest: SeatRequest | null;
};

export type NewMembership = Pick<StoredMembership, 'id' | 'role' | 'billingContact'> & {
  readonly accountId: string;
  readonly organizationId: string;
  readonly at: number;
  /** True if a teacher already has a seat, for example after a move. Otherwise, they get one unless seats are assigned per person. */
  readonly seated?: boolean;
};

/**
 * Stores organizations and memberships. A membership is a period: it ends, but is never deleted. Methods with a scope return only data in the scope (ORG-3).
 */
export interface OrganizationRepository {
  open(organization: NewOrganization): Promise<StoredOrganization>;
  /**
   * Creates a workspace with its owner, who is its billing contact if they are a customer; does nothing if they have an organization. If the transaction has
   * written the account's row before, only one of several concurrent calls creates a workspace.
   */
  openWorkspace(workspace: NewWorkspace): Promise<void>;
  /** Null if the organization does not exist or is not in the scope. */
  byId(id: string, scope: Scope): Promise<StoredOrganization | null>;
  list(scope: Scope): Promise<readonly StoredOrganization[]>;
  /** Adds a membership. Returns false if the account is already a member, or the account or organization does not exist. */
  join(membership: NewMembership): Promise<boolean>;
  /** A current or past membership in an organization of the scope; else null. */
  membership(id: string, scope: Scope): Promise<StoredMembership | null>;
  membershipsOf(accountId: string): Promise<readonly StoredMembership[]>;
  changeMembership(
    id: string,
    change: Partial<Pick<StoredMembership, 'role' | 'billingContact'>>,
  ): Promise<boolean>;
  endMembership(id: string, end: { readonly at: number; readonly why: MembershipEnd }): Promise<boolean>;
  /** Ends all memberships of an account before its erasure, removes the account id from all memberships, and deletes its workspaces; returns their paths. */
  forget(accountId: string, at: number): Promise<readonly OrganizationPath[]>;
  choose(accountId: string, organizationId: string): Promise<void>;
  /** Locks the top organization of this path until the transaction ends, so that concurrent calls count seats and managers one after the other. */
  lock(path: OrganizationPath): Promise<void>;
  lockAllOf(accountId: string): Promise<void>;
  /** The organizations that an account manages as a member, and that have other members in them or below them; sorted by name. */
  runBy(accountId: string): Promise<readonly RunOrganization[]>;
  inCharge(path: OrganizationPath): Promise<readonly InCharge[]>;
  /**
   * The seats of this organization at a time (epoch milliseconds): its own limit or the limit of its nearest parent that has one, and the members with a seat
   * and the invited teachers, in it or below it. Limits are those of the licenses (`seatsAt`). The page, the check of each call and the invoice use this count
   * (R7).
   */
  countSeats(path: OrganizationPath, now: number): Promise<Seats>;
}

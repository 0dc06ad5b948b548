import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { OrderBuyer } from '#domain/billing/orders/order.ts';
import type { Grant } from '#domain/organizations/grants/grant.ts';
import type { GivenBy, HeldGrant, SeatGrant } from '#domain/organizations/grants/held-grant.ts';
import type { Buyer } from '#domain/billing/license/license.ts';
import type { SeatStanding } from '#domain/organizations/members/seats.ts';

/** A license of an organization. It covers the members of the organization and of the organizations below it. */
export type OrganizationGrant = SeatGrant & {
  readonly organizationId: string;
};

export type BoughtGrant = Grant & {
  /** The order's id. An order gives at most one grant. */
  readonly order: string;
  readonly holder: { readonly kind: Exclude<OrderBuyer['kind'], 'guest'>; readonly id: string };
  readonly seats: number;
};

/** A free license, from an activation code or our staff. A personal license has no seats. */
export type FreeGrant = Pick<Grant, 'kind' | 'startsAt' | 'endsAt'> & {
  readonly holder: Pick<OrderBuyer, 'kind' | 'id'>;
  readonly seats: number;
  readonly given: GivenBy;
};

/** The earlier complimentary license: its end (epoch milliseconds) and seats; null if personal. */
export type CompBefore = Pick<Grant, 'endsAt'> & { readonly seats: number | null };

/** An account, and an organization with its parents (null if there is none). */
export type GrantHolders = { readonly accountId: string; readonly organization: OrganizationPath | null };

export type HeldGrants = {
  /** All grants, including ended ones, sorted by end, latest first. */
  readonly grants: readonly HeldGrant[];
  /** Owners and billing contacts of the organization and its parents, sorted by name. */
  readonly buyers: readonly Buyer[];
  /** The account's seat in the organization; null if the account is not a member. */
  readonly seat: SeatStanding | null;
};

/** Stores organizations' licenses, and returns them with accounts' grants. Personal trials and licenses are stored with the account. */
export interface GrantRepository {
  /** Grants a license that covers the members of the organization and those below it. */
  give(grant: OrganizationGrant): Promise<void>;
  /** Grants the license that an order bought. If the order already has a grant, marks it as paid if `grant` owes nothing. */
  giveBought(grant: BoughtGrant): Promise<void>;
  /** Changes the seats, end and trust limit of an organization's grant from an order, if it is not paid yet. Does not grant or end anything. */
  changeBought(grant: Pick<BoughtGrant, 'order' | 'seats' | 'endsAt' | 'trustedUntil'>): Promise<void>;
  /** Ends an order's grant at this time (epoch milliseconds) if it has not ended, because it was refunded. */
  endBought(order: string, at: number): Promise<void>;
  /**
   * Ends the holder's grants from other orders whose card payment was declined, at a time (epoch milliseconds), because the license was bought by other means.
   */
  endDeclined(grant: Pick<BoughtGrant, 'order' | 'holder'>, at: number): Promise<void>;
  giveFree(grant: FreeGrant): Promise<void>;
  /**
   * Grants a complimentary license from our staff, or changes the end, seats and note of the one that is active at `grant.startsAt`. Returns the earlier
   * values; null if there was none.
   */
  setComp(grant: FreeGrant): Promise<CompBefore | null>;
  read(holders: GrantHolders): Promise<HeldGrants>;
}

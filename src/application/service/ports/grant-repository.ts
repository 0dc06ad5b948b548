import type { OrganizationPath } from '#domain/access/scope.ts';
import type { OrderBuyer } from '#domain/orders/order.ts';
import type { Grant } from '#domain/license/grant.ts';
import type { GivenBy, HeldGrant, SeatGrant } from '#domain/license/held-grant.ts';
import type { Buyer } from '#domain/license/license.ts';
import type { SeatStanding } from '#domain/organizations/seats.ts';

/** A license that an organization gets: everybody who belongs to it, or to one below it, is covered. */
export type OrganizationGrant = SeatGrant & {
  readonly organizationId: string;
};

/** A license that somebody bought, for their organization or for themselves. */
export type BoughtGrant = Grant & {
  /** The id of the order: no order gives two grants. */
  readonly order: string;
  readonly holder: { readonly kind: Exclude<OrderBuyer['kind'], 'guest'>; readonly id: string };
  readonly seats: number;
};

/** A license that nobody paid for here: an activation code gave it, or our staff. An account’s has no seats. */
export type FreeGrant = Pick<Grant, 'kind' | 'startsAt' | 'endsAt'> & {
  readonly holder: Pick<OrderBuyer, 'kind' | 'id'>;
  readonly seats: number;
  readonly given: GivenBy;
};

/** A complimentary license as it was before: its end (epoch milliseconds), and its seats; null for one’s own. */
export type CompBefore = Pick<Grant, 'endsAt'> & { readonly seats: number | null };

/** Whose grants are meant: those of an account, and of an organization with the ones above it (null for none). */
export type GrantHolders = { readonly accountId: string; readonly organization: OrganizationPath | null };

/** What somebody has, and who can get more. */
export type HeldGrants = {
  /** All of them, ended ones as well, the one that ends last first. */
  readonly grants: readonly HeldGrant[];
  /** The owners and billing contacts of the organization and of the ones above it, by name. */
  readonly buyers: readonly Buyer[];
  /** Whether the account has a seat in the organization; null where it is no member of it. */
  readonly seat: SeatStanding | null;
};

/** Keeps the licenses of organizations, and answers them with those of accounts. Trials and licenses of one’s own come with the account. */
export interface GrantRepository {
  /** From now on the members of the organization, and of those below it, are covered by it. */
  give(grant: OrganizationGrant): Promise<void>;
  /** The same of what an order bought. Where the order gave its grant already, that owes nothing from now on if this does not. */
  giveBought(grant: BoughtGrant): Promise<void>;
  /**
   * Sets how many seats an order of an organization gives, until when, and until when it is trusted, where it is owed still. Gives and ends
   * nothing else.
   */
  changeBought(grant: Pick<BoughtGrant, 'order' | 'seats' | 'endsAt' | 'trustedUntil'>): Promise<void>;
  /** Ends what an order gave at this moment (epoch milliseconds), if it has not ended before: it was paid back. */
  endBought(order: string, at: number): Promise<void>;
  /** Ends at a moment (epoch milliseconds) what a declined card was to pay for, of every other order: the license was bought in another way. */
  endDeclined(grant: Pick<BoughtGrant, 'order' | 'holder'>, at: number): Promise<void>;
  giveFree(grant: FreeGrant): Promise<void>;
  /**
   * Gives a holder the complimentary license of our staff, or changes the one that runs at `grant.startsAt`: its end, its seats and what
   * is written to it. Answers what that was before; null where there was none.
   */
  setComp(grant: FreeGrant): Promise<CompBefore | null>;
  read(holders: GrantHolders): Promise<HeldGrants>;
}

import type { AutoRenewal } from '#domain/billing/orders/auto-renewal.ts';
import type { OrderBuyer } from '#domain/billing/orders/order.ts';

/** Stores licenses that renew by card (LIC-4). A buyer has at most one card that is charged. Ended renewals are kept without the card. */
export interface AutoRenewals {
  /** Returns a buyer's renewal with a card, else the newest renewal that waits for a card; null if there is none. */
  standingOf(buyer: Pick<OrderBuyer, 'kind' | 'id'>): Promise<AutoRenewal | null>;
  /** The renewal of a card session, even if it ended; null if none. */
  bySession(session: string): Promise<AutoRenewal | null>;
  add(renewal: AutoRenewal): Promise<void>;
  findForUpdate(id: string): Promise<AutoRenewal | null>;
  /** Saves all changeable fields. Throws if the buyer has another renewal with a card; end that one first. */
  save(renewal: AutoRenewal): Promise<void>;
  /** Locks and returns a buyer's renewals that have not ended, oldest first. */
  listForUpdate(buyer: Pick<OrderBuyer, 'kind' | 'id'>): Promise<readonly AutoRenewal[]>;
  active(limit: number, after: string | null): Promise<readonly AutoRenewal[]>;
}

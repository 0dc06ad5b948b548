import type { AutoRenewal } from '#domain/orders/auto-renewal.ts';
import type { OrderBuyer } from '#domain/orders/order.ts';

/** Keeps which licenses renew themselves by a card (LIC-4). A buyer has one card at most that is charged; what ended stays, without it. */
export interface AutoRenewals {
  /** Of a buyer: the one with a card, else the newest that waits for one; null where none goes on. */
  standingOf(buyer: Pick<OrderBuyer, 'kind' | 'id'>): Promise<AutoRenewal | null>;
  /** The one whose card is left at a session, ended or not; null where there is none. */
  bySession(session: string): Promise<AutoRenewal | null>;
  add(renewal: AutoRenewal): Promise<void>;
  /** The renewal as it is now, held until the transaction ends; null where there is none. */
  hold(id: string): Promise<AutoRenewal | null>;
  /** Writes all that can change. Throws where the buyer has another one with a card: that ends first. */
  save(renewal: AutoRenewal): Promise<void>;
  /** Those of a buyer that go on, held until the transaction ends, the oldest first. */
  holdOf(buyer: Pick<OrderBuyer, 'kind' | 'id'>): Promise<readonly AutoRenewal[]>;
  /** Those with a card, in the order of their ids, behind an id; so many at most. */
  active(limit: number, after: string | null): Promise<readonly AutoRenewal[]>;
}

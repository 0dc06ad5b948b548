import type { OrderContact } from '#domain/self-service/order-contact.ts';

/** Keeps who ordered without an account, and where things go (LIC-7). */
export interface OrderContacts {
  keep(contact: OrderContact): Promise<void>;
  /** Of an order; null where it was placed with an account, or there is none. */
  of(order: string): Promise<OrderContact | null>;
  /** Notes who claimed the license of an order, and when (epoch milliseconds); false where somebody has claimed it before. */
  claim(order: string, by: { readonly account: string; readonly at: number }): Promise<boolean>;
}

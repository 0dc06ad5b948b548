import type { OrderContact } from '#domain/billing/orders/order-contact.ts';

/** Stores the contacts of orders without an account (LIC-7). */
export interface OrderContacts {
  save(contact: OrderContact): Promise<void>;
  /** The contact of an order; null if it was placed with an account, or does not exist. */
  of(order: string): Promise<OrderContact | null>;
  /** Saves who claimed the license of an order, and when (epoch milliseconds); false if it was already claimed. */
  claim(order: string, by: { readonly account: string; readonly at: number }): Promise<boolean>;
}

import type { OrderContacts } from '#application/service/ports/order-contacts.ts';
import type { OrderContact } from '#domain/self-service/order-contact.ts';
import type { Undo } from './in-memory-calls.ts';
import { InMemoryRows } from './in-memory-rows.ts';

export type ContactRows = InMemoryRows<OrderContact>;

class InMemoryOrderContacts implements OrderContacts {
  readonly #rows: ContactRows;

  constructor(rows: ContactRows) {
    this.#rows = rows;
  }

  async keep(contact: OrderContact): Promise<void> {
    this.#rows.set(contact.order, contact);
  }

  async of(order: string): Promise<OrderContact | null> {
    return this.#rows.get(order);
  }

  async claim(order: string, { account, at }: Parameters<OrderContacts['claim']>[1]): Promise<boolean> {
    const contact = this.#rows.get(order);
    if (contact === null || contact.claimedAt !== null) return false;
    this.#rows.set(order, { ...contact, claimedAt: at, claimedBy: account });
    return true;
  }
}

export const noContacts = (): ContactRows => new InMemoryRows();

export function draftContacts(contacts: ContactRows): {
  readonly contacts: OrderContacts;
  readonly rows: ContactRows;
  readonly commit: () => Undo;
} {
  const rows = contacts.draft();
  return { contacts: new InMemoryOrderContacts(rows), rows, commit: () => rows.commit() };
}

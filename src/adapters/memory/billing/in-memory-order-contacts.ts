import type { OrderContacts } from '#application/service/billing/ports/order-contacts.ts';
import type { OrderContact } from '#domain/billing/orders/order-contact.ts';
import type { TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore } from '../in-memory-tables.ts';

export const contactTable: TableDefinition<OrderContact> = {
  name: 'order contacts',
  key: ({ order }) => order,
};

export class InMemoryOrderContacts extends InMemoryStore implements OrderContacts {
  readonly #rows = this.tables.of(contactTable);

  async save(contact: OrderContact): Promise<void> {
    this.#rows.save(contact);
  }

  async of(order: string): Promise<OrderContact | null> {
    return this.#rows.get(order);
  }

  async claim(order: string, { account, at }: Parameters<OrderContacts['claim']>[1]): Promise<boolean> {
    const claimed = { claimedAt: at, claimedBy: account };
    return this.#rows.change(order, claimed, ({ claimedAt }) => claimedAt === null) !== null;
  }
}

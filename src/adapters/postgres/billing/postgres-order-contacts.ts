import type { Kysely } from 'kysely';
import type { OrderContacts } from '#application/service/billing/ports/order-contacts.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import type { OrderContact } from '#domain/billing/orders/order-contact.ts';
import { instant, type Schema } from '../schema.ts';

export class PostgresOrderContacts implements OrderContacts {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async save(contact: OrderContact): Promise<void> {
    await this.#db
      .insertInto('order_contacts')
      .values({
        order_id: contact.order,
        name: contact.name,
        email: contact.email,
        organization: contact.organization,
        billing: JSON.stringify(contact.billing),
        shipping: contact.shipping === null ? null : JSON.stringify(contact.shipping),
        tax_id: contact.taxId,
        notes: contact.notes,
        claimed_at: contact.claimedAt === null ? null : instant(contact.claimedAt),
        claimed_by: contact.claimedBy,
      })
      .execute();
  }

  async of(order: string): Promise<OrderContact | null> {
    const row = await this.#db
      .selectFrom('order_contacts')
      .selectAll()
      .where('order_id', '=', order)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { name, organization, billing, shipping, notes } = row;
    const claimed = { claimedAt: row.claimed_at, claimedBy: row.claimed_by };
    const email = row.email as EmailAddress;
    return { order, name, email, organization, billing, shipping, taxId: row.tax_id, notes, ...claimed };
  }

  async claim(order: string, { account, at }: Parameters<OrderContacts['claim']>[1]): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('order_contacts')
      .set({ claimed_at: instant(at), claimed_by: account })
      .where('order_id', '=', order)
      .where('claimed_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }
}

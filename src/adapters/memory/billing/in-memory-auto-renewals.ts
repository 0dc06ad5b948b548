import type { AutoRenewals } from '#application/service/billing/ports/auto-renewals.ts';
import type { AutoRenewal } from '#domain/billing/orders/auto-renewal.ts';
import type { OrderBuyer } from '#domain/billing/orders/order.ts';
import { compareCodePoints } from '#domain/platform/tables/fold-text.ts';
import { byId, type TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore } from '../in-memory-tables.ts';

type Buyer = Pick<OrderBuyer, 'kind' | 'id'>;

const oldestFirst = (one: AutoRenewal, other: AutoRenewal): number =>
  one.agreedAt - other.agreedAt || compareCodePoints(one.id, other.id);

const renewalTable: TableDefinition<AutoRenewal> = { name: 'automatic renewals', key: byId };

export class InMemoryAutoRenewals extends InMemoryStore implements AutoRenewals {
  readonly #rows = this.tables.of(renewalTable);

  async standingOf(buyer: Buyer): Promise<AutoRenewal | null> {
    const going = await this.listForUpdate(buyer);
    return going.find(({ card }) => card !== null) ?? going.at(-1) ?? null;
  }

  async bySession(session: string): Promise<AutoRenewal | null> {
    return this.#rows.find((renewal) => renewal.session === session);
  }

  async add(renewal: AutoRenewal): Promise<void> {
    this.#rows.save(renewal);
  }

  async findForUpdate(id: string): Promise<AutoRenewal | null> {
    return this.#rows.get(id);
  }

  async save(renewal: AutoRenewal): Promise<void> {
    const others = await this.listForUpdate(renewal.buyer);
    if (renewal.card !== null && others.some(({ id, card }) => id !== renewal.id && card !== null))
      throw new Error('a buyer can have only one card to charge');
    this.#rows.save(renewal);
  }

  async listForUpdate({ kind, id }: Buyer): Promise<readonly AutoRenewal[]> {
    return this.#rows
      .where(({ buyer, ended }) => buyer.kind === kind && buyer.id === id && ended === null)
      .toSorted(oldestFirst);
  }

  async active(limit: number, after: string | null): Promise<readonly AutoRenewal[]> {
    return this.#rows
      .where(({ id, card }) => card !== null && compareCodePoints(id, after ?? '') > 0)
      .toSorted((one, other) => compareCodePoints(one.id, other.id))
      .slice(0, limit);
  }
}

import type { Ledger } from '#application/service/ports/ledger.ts';
import type { Orders } from '#application/service/ports/orders.ts';
import type { Reconciliations } from '#application/service/ports/reconciliations.ts';
import { everywhere } from '#domain/access/scope.ts';
import { usd } from '#domain/billing/money.ts';
import type {
  BookedMovement,
  ReconciledPeriod,
  ReconciliationReport,
} from '#domain/orders/reconciliation.ts';
import { compareCodePoints } from '#domain/tables/fold-text.ts';

type Stores = {
  readonly orders: Pick<Orders, 'inScope'>;
  readonly ledger: Pick<Ledger, 'entriesOf'>;
};

export class InMemoryReconciliations implements Reconciliations {
  readonly #stores: Stores;
  readonly #reports: ReconciliationReport[] = [];

  constructor(stores: Stores) {
    this.#stores = stores;
  }

  async booked({ from, to }: ReconciledPeriod, ids: readonly string[]): Promise<readonly BookedMovement[]> {
    const byCard = (await this.#stores.orders.inScope(everywhere)).filter(({ session }) => session !== null);
    const entries = await Promise.all(byCard.map(({ id }) => this.#stores.ledger.entriesOf(id)));
    return entries
      .flat()
      .filter(({ account }) => account === 'cash')
      .map(({ event, at, order, amount }): BookedMovement => {
        const kind = event.startsWith('paid/') ? 'paid' : 'refunded';
        const id = event.slice(kind.length + 1);
        return { kind, id, at, order, amount: usd(Math.abs(amount.cents)) };
      })
      .filter(({ id, at }) => (from <= at && at < to) || ids.includes(id))
      .toSorted((one, other) => one.at - other.at || compareCodePoints(one.id, other.id));
  }

  async keep(report: ReconciliationReport): Promise<void> {
    this.#reports.push(structuredClone(report));
  }

  async latest(limit: number): Promise<readonly ReconciliationReport[]> {
    return this.#reports
      .toSorted((one, other) => other.to - one.to || compareCodePoints(other.id, one.id))
      .slice(0, limit);
  }
}

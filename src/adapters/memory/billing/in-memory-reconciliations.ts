import type { Reconciliations } from '#application/service/billing/ports/reconciliations.ts';
import { usd } from '#domain/billing/prices/money.ts';
import type {
  BookedMovement,
  ReconciledPeriod,
  ReconciliationReport,
} from '#domain/billing/orders/reconciliation.ts';
import { compareCodePoints } from '#domain/platform/tables/fold-text.ts';
import { InMemoryLedger } from './in-memory-ledger.ts';
import { orderTable } from './in-memory-orders.ts';
import { byId, type TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore } from '../in-memory-tables.ts';

const reportTable: TableDefinition<ReconciliationReport> = { name: 'reconciliations', key: byId };

export class InMemoryReconciliations extends InMemoryStore implements Reconciliations {
  readonly #reports = this.tables.of(reportTable);

  async booked({ from, to }: ReconciledPeriod, ids: readonly string[]): Promise<readonly BookedMovement[]> {
    const byCard = this.tables.of(orderTable).where(({ session }) => session !== null);
    const ledger = new InMemoryLedger(this.tables);
    const entries = await Promise.all(byCard.map(({ id }) => ledger.entriesOf(id)));
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

  async save(report: ReconciliationReport): Promise<void> {
    this.#reports.save(report);
  }

  async latest(limit: number): Promise<readonly ReconciliationReport[]> {
    return this.#reports
      .all()
      .toSorted((one, other) => other.to - one.to || compareCodePoints(other.id, one.id))
      .slice(0, limit);
  }
}

import { type Kysely, sql } from 'kysely';
import type { Reconciliations } from '#application/service/billing/ports/reconciliations.ts';
import type {
  BookedMovement,
  ReconciledPeriod,
  ReconciliationReport,
} from '#domain/billing/orders/reconciliation.ts';
import { instant, type Schema } from '../schema.ts';

export class PostgresReconciliations implements Reconciliations {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async booked({ from, to }: ReconciledPeriod, ids: readonly string[]): Promise<readonly BookedMovement[]> {
    const events = ids.flatMap((id) => [`paid/${id}`, `refunded/${id}`]);
    const { rows } =
      await sql<BookedMovement>`select v.kind, substr(v.id, length(v.kind) + 2) as id, v.order_id as "order",
        (extract(epoch from v.at) * 1000)::bigint as at,
        json_build_object('currency', e.currency, 'cents', abs(e.cents)) as amount
      from ledger_events v join ledger_entries e on e.event_id = v.id and e.account = 'cash'
        join orders o on o.id = v.order_id and o.session is not null
      where v.kind in ('paid', 'refunded')
        and ((v.at >= ${instant(from)} and v.at < ${instant(to)}) or v.id = any(${events}::text[]))
      order by v.at, v.id collate "C"`.execute(this.#db);
    return rows;
  }

  async save({ id, from, to, compared, differences }: ReconciliationReport): Promise<void> {
    await this.#db
      .insertInto('reconciliations')
      .values({
        id,
        from_at: instant(from),
        to_at: instant(to),
        compared,
        differences: JSON.stringify(differences),
      })
      .execute();
  }

  latest(limit: number): Promise<readonly ReconciliationReport[]> {
    return this.#db
      .selectFrom('reconciliations')
      .select(['id', 'from_at as from', 'to_at as to', 'compared', 'differences'])
      .orderBy('to_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }
}

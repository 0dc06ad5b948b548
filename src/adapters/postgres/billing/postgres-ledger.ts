import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Ledger } from '#application/service/billing/ports/ledger.ts';
import {
  balancesOf,
  ledgerEntriesOf,
  ledgerAccounts,
  type LedgerBalances,
  type LedgerEntry,
  type LedgerEvent,
} from '#domain/billing/prices/ledger.ts';
import { instant, type Schema } from '../schema.ts';

type EntryRow = Pick<LedgerEntry, 'account' | 'amount'>;

const amount = (cents: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`json_build_object('currency', currency, 'cents', ${cents})`;

export class PostgresLedger implements Ledger {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Inserts with one statement, so that no event is stored without its entries. */
  async record(event: LedgerEvent): Promise<boolean> {
    const { id, kind, at, buyer, order } = event;
    const sides = ledgerEntriesOf(event).map(({ account, amount: { currency, cents } }) => ({
      account,
      currency,
      cents,
    }));
    const { rows } = await sql<{ readonly id: string }>`with written as (
        insert into ledger_events (id, kind, at, buyer, order_id)
        values (${id}, ${kind}, ${instant(at)}, ${buyer}, ${order}) on conflict do nothing returning id, buyer),
      entered as (
        insert into ledger_entries (event_id, account, buyer, currency, cents)
        select w.id, s.account, w.buyer, s.currency, s.cents from written w,
          jsonb_to_recordset(${JSON.stringify(sides)}::jsonb) as s (account text, currency text, cents bigint))
      select id from written`.execute(this.#db);
    if (rows.length > 0) return true;
    await this.#expectSame(event);
    return false;
  }

  async balancesOf(buyer: string): Promise<LedgerBalances> {
    return this.#sum(sql`where buyer = ${buyer}`);
  }

  async trialBalance(): Promise<LedgerBalances> {
    return this.#sum(sql``);
  }

  async entriesOf(order: string): Promise<readonly LedgerEntry[]> {
    const { rows } = await this.#entries(sql`v.order_id = ${order}`);
    return rows;
  }

  #entries(which: RawBuilder<unknown>) {
    return sql<LedgerEntry>`select v.id as event, (extract(epoch from v.at) * 1000)::bigint as at, v.buyer,
        v.order_id as "order", e.account, ${amount(sql`e.cents`)} as amount
      from ledger_events v join ledger_entries e on e.event_id = v.id
      where ${which}
      order by v.at, v.id collate "C", array_position(${[...ledgerAccounts]}::text[], e.account)`.execute(
      this.#db,
    );
  }

  async #sum(which: RawBuilder<unknown>): Promise<LedgerBalances> {
    const { rows } = await sql<EntryRow>`select account, ${amount(sql`sum(cents)::bigint`)} as amount
      from ledger_entries ${which} group by account, currency`.execute(this.#db);
    return balancesOf(rows);
  }

  /** Throws if an event with the same ID has other data, which is an error of the caller. */
  async #expectSame(event: LedgerEvent): Promise<void> {
    const { rows } = await this.#entries(sql`v.id = ${event.id}`);
    const keyOf = (entries: readonly LedgerEntry[]): string =>
      JSON.stringify(
        entries.map(({ account, amount: { cents }, buyer, order, at }) => [account, cents, buyer, order, at]),
      );
    if (keyOf(rows) !== keyOf(ledgerEntriesOf(event)))
      throw new Error(`the ledger has a different event ${event.id}`);
  }
}

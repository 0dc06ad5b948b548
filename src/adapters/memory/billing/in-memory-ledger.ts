import type { Ledger } from '#application/service/billing/ports/ledger.ts';
import {
  balancesOf,
  ledgerEntriesOf,
  type LedgerBalances,
  type LedgerEntry,
  type LedgerEvent,
} from '#domain/billing/prices/ledger.ts';
import { compareCodePoints } from '#domain/platform/tables/fold-text.ts';
import { byId, type TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore } from '../in-memory-tables.ts';

const eventTable: TableDefinition<LedgerEvent> = { name: 'ledger', key: byId };

export class InMemoryLedger extends InMemoryStore implements Ledger {
  readonly #events = this.tables.of(eventTable);

  async record(event: LedgerEvent): Promise<boolean> {
    // Throws for an event without entries, before anything is written.
    ledgerEntriesOf(event);
    const known = this.#events.get(event.id);
    if (known === null) this.#events.save(event);
    else if (!isSame(known, event)) throw new Error(`the ledger has a different event ${event.id}`);
    return known === null;
  }

  async balancesOf(buyer: string): Promise<LedgerBalances> {
    return balancesOf(this.#entries().filter((entry) => entry.buyer === buyer));
  }

  async trialBalance(): Promise<LedgerBalances> {
    return balancesOf(this.#entries());
  }

  async entriesOf(order: string): Promise<readonly LedgerEntry[]> {
    return this.#entries()
      .filter((entry) => entry.order === order)
      .toSorted((one, other) => one.at - other.at || compareCodePoints(one.event, other.event));
  }

  #entries(): readonly LedgerEntry[] {
    return this.#events.all().flatMap(ledgerEntriesOf);
  }
}

const isSame = (one: LedgerEvent, other: LedgerEvent): boolean =>
  one.kind === other.kind && JSON.stringify(ledgerEntriesOf(one)) === JSON.stringify(ledgerEntriesOf(other));

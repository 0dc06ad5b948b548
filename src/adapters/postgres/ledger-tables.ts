import type { ReconciliationsTable } from './reconciliations-table.ts';
import type { LedgerAccount, LedgerEvent } from '#domain/billing/ledger.ts';
import type { Currency } from '#domain/billing/money.ts';
import type { Instant } from './column-types.ts';

/** What happened between a buyer and us. Rows are only ever added. */
type LedgerEventsTable = {
  id: string;
  kind: LedgerEvent['kind'];
  at: Instant;
  buyer: string;
  order_id: string;
};

/** One side of an event: debits are more than nothing, credits less. */
type LedgerEntriesTable = {
  event_id: string;
  account: LedgerAccount;
  /** That of the event, so that a balance is read from one index. */
  buyer: string;
  currency: Currency;
  cents: number;
};

/** The books and what they were compared with, by the names of their tables. */
export type LedgerTables = {
  ledger_events: LedgerEventsTable;
  ledger_entries: LedgerEntriesTable;
  reconciliations: ReconciliationsTable;
};

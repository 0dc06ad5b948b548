import type { ReconciliationsTable } from './reconciliations-table.ts';
import type { LedgerAccount, LedgerEvent } from '#domain/billing/prices/ledger.ts';
import type { Currency } from '#domain/billing/prices/money.ts';
import type { Instant } from '../platform/column-types.ts';

/** The events between a buyer and us. Rows are never changed or deleted. */
type LedgerEventsTable = {
  id: string;
  kind: LedgerEvent['kind'];
  at: Instant;
  buyer: string;
  order_id: string;
};

/** One side of an event. Debits are positive, credits are negative. */
type LedgerEntriesTable = {
  event_id: string;
  account: LedgerAccount;
  /** The buyer of the event, so that a balance can be read from one index. */
  buyer: string;
  currency: Currency;
  cents: number;
};

export type LedgerTables = {
  ledger_events: LedgerEventsTable;
  ledger_entries: LedgerEntriesTable;
  reconciliations: ReconciliationsTable;
};

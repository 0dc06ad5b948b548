import type { LedgerBalances, LedgerEntry, LedgerEvent } from '#domain/billing/ledger.ts';

/** The books: double-entry and append-only (LIC-10). Nothing in them is ever changed or deleted, and every balance is derived. */
export interface Ledger {
  /**
   * Writes an event and its entries, all or none. False where it is written already: a webhook that comes twice and a job that
   * goes on where it was killed count once. Throws where its id was used for something else.
   */
  record(event: LedgerEvent): Promise<boolean>;
  /** What the accounts of one buyer hold. */
  balancesOf(buyer: string): Promise<LedgerBalances>;
  /** What the accounts hold over all buyers, for who compares them with the bank. */
  trialBalance(): Promise<LedgerBalances>;
  /** The entries of an order, by time, then by event. */
  entriesOf(order: string): Promise<readonly LedgerEntry[]>;
}

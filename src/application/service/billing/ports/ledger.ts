import type { LedgerBalances, LedgerEntry, LedgerEvent } from '#domain/billing/prices/ledger.ts';

/** The ledger: double-entry and append-only (LIC-10). Entries never change, and every balance is computed from them. */
export interface Ledger {
  /**
   * Writes an event and its entries, all or none. False if the event was already recorded, so repeated webhooks and resumed jobs count once. Throws if its id
   * was used for another event.
   */
  record(event: LedgerEvent): Promise<boolean>;
  balancesOf(buyer: string): Promise<LedgerBalances>;
  trialBalance(): Promise<LedgerBalances>;
  entriesOf(order: string): Promise<readonly LedgerEntry[]>;
}

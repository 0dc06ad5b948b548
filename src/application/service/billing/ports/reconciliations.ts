import type {
  BookedMovement,
  ReconciledPeriod,
  ReconciliationReport,
} from '#domain/billing/orders/reconciliation.ts';

/** Reads booked card payments, and stores the comparisons with the payment provider (LIC-10). */
export interface Reconciliations {
  /** Booked payments and refunds of card orders in a period, and those with these provider ids from any time. */
  booked(period: ReconciledPeriod, ids: readonly string[]): Promise<readonly BookedMovement[]>;
  save(report: ReconciliationReport): Promise<void>;
  latest(limit: number): Promise<readonly ReconciliationReport[]>;
}

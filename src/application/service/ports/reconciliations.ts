import type {
  BookedMovement,
  ReconciledPeriod,
  ReconciliationReport,
} from '#domain/orders/reconciliation.ts';

/** Reads what our books have of cards, and keeps what comparing it with the payment provider came to (LIC-10). */
export interface Reconciliations {
  /** Payments and refunds of orders by card that are booked in a period, and those of these provider ids whenever they were. */
  booked(period: ReconciledPeriod, ids: readonly string[]): Promise<readonly BookedMovement[]>;
  keep(report: ReconciliationReport): Promise<void>;
  /** The newest so many, the newest first. */
  latest(limit: number): Promise<readonly ReconciliationReport[]>;
}

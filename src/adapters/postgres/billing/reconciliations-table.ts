import type { Difference } from '#domain/billing/orders/reconciliation.ts';
import type { Document, Instant } from '../platform/column-types.ts';

/** One row for each comparison. Rows are never changed. */
export type ReconciliationsTable = {
  id: string;
  from_at: Instant;
  to_at: Instant;
  compared: number;
  differences: Document<readonly Difference[]>;
};

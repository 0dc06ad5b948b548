import type { Difference } from '#domain/orders/reconciliation.ts';
import type { Document, Instant } from './column-types.ts';

/** One row for each comparison. Rows are only added. */
export type ReconciliationsTable = {
  id: string;
  from_at: Instant;
  to_at: Instant;
  compared: number;
  differences: Document<readonly Difference[]>;
};

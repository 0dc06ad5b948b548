import type { Instant } from '../platform/column-types.ts';

export type TrialRequestsTable = {
  account_id: string;
  why: string;
  asked_at: Instant;
  /** Both are null until it is answered. */
  answered_at: Instant | null;
  granted: boolean | null;
};

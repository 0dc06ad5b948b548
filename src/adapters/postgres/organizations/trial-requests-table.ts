import type { Instant } from '../platform/column-types.ts';

export type TrialRequestsTable = {
  account_id: string;
  why: string;
  asked_at: Instant;
  /** These two columns are null until our staff reply. */
  answered_at: Instant | null;
  granted: boolean | null;
};

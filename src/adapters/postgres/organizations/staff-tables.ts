import type { ColumnType } from 'kysely';
import type { StaffReason } from '#domain/organizations/staff/staff-reason.ts';
import type { Document, Instant } from '../platform/column-types.ts';

export type ViewAsTable = {
  id: string;
  staff_id: string;
  account_id: string;
  reason: Document<StaffReason>;
  started_at: Instant;
  expires_at: Instant;
  ended_at: ColumnType<number | null, string | null | undefined, string | null>;
};

import type { ColumnType } from 'kysely';
import type { BillingFileKind } from '#domain/billing/prices/billing-file.ts';
import type { Instant } from '../platform/column-types.ts';

export type BillingFilesTable = {
  id: string;
  kind: BillingFileKind;
  organization_id: string;
  order_id: string | null;
  file: Buffer;
  sent_at: Instant;
  sent_by: string;
  /** Our staff's decision about a certificate, or null until they decide. */
  accepted: boolean | null;
  expires_on: string | null;
  note: string | null;
  judged_at: ColumnType<number | null, string | null, string | null>;
  judged_by: string | null;
};

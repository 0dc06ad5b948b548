import type { ColumnType } from 'kysely';
import type { BillingFileKind } from '#domain/billing/billing-file.ts';
import type { Instant } from './column-types.ts';

/** One row for each PDF that an organization sent our office. */
export type BillingFilesTable = {
  id: string;
  kind: BillingFileKind;
  organization_id: string;
  /** Of a purchase order. */
  order_id: string | null;
  file: Buffer;
  sent_at: Instant;
  sent_by: string;
  /** What our staff said of a certificate; null until they did. */
  accepted: boolean | null;
  expires_on: string | null;
  note: string | null;
  judged_at: ColumnType<number | null, string | null, string | null>;
  judged_by: string | null;
};

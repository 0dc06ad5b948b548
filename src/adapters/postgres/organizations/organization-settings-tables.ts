import type { ColumnType } from 'kysely';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import type { Instant } from '../platform/column-types.ts';

export type BillingAddressesTable = { organization_id: string; email: EmailAddress };

export type DataAgreementsTable = {
  organization_id: string;
  signed_by: string;
  /** Written as `YYYY-MM-DD`, read with `to_char`. */
  signed_on: ColumnType<never, string, string>;
  file: Uint8Array;
  uploaded_at: Instant;
};

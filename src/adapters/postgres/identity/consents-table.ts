import type { ColumnType, Generated } from 'kysely';
import type { Consent } from '#domain/identity/consents/consent.ts';

/** The consents of each account: version, time and origin. */
export type ConsentsTable = Consent & {
  id: Generated<number>;
  account_id: string;
  at: ColumnType<number, string, never>;
  address: string | null;
};

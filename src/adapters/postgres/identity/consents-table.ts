import type { ColumnType, Generated } from 'kysely';
import type { Consent } from '#domain/identity/consents/consent.ts';

export type ConsentsTable = Consent & {
  id: Generated<number>;
  account_id: string;
  at: ColumnType<number, string, never>;
  address: string | null;
};

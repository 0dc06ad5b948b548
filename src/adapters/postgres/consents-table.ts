import type { ColumnType, Generated } from 'kysely';
import type { Consent } from '#domain/consents/consent.ts';

/** What each account said to which version, when and from where. */
export type ConsentsTable = Consent & {
  id: Generated<number>;
  account_id: string;
  at: ColumnType<number, string, never>;
  address: string | null;
};

import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { EarlyPassword } from '#application/service/identity/ports/account-repository.ts';
import type { AccountType } from '#domain/identity/membership/account-type.ts';
import type { Consent } from '#domain/identity/consents/consent.ts';
import type { Document, Instant } from '../platform/column-types.ts';
import type { DetailColumns } from './detail-columns.ts';

export type AccountsTable = DetailColumns & {
  id: string;
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  phone_number: string | null;
  account_type: AccountType;
  campaign: Document<unknown>;
  onboarded_at: ColumnType<number | null, string | null, string | null>;
  created_at: Instant;
  mailbox_proved: boolean;
  early_password: EarlyPassword | null;
  /** Triggers increase the version with every change of the account, its grants or its memberships. */
  version: Generated<number>;
  last_organization: string | null;
  /** The name and address folded with `foldText`. Null if folding removes all characters. Triggers copy them to the memberships. */
  name_folded: string | null;
  email_folded: string | null;
  disabled_at: ColumnType<number | null, string | null | undefined, string | null>;
  last_active_at: ColumnType<number | null, string | null | undefined, string | null>;
  /** The names of the account's organizations. Set by triggers. */
  organizations_folded: Generated<string | null>;
  person_folded: GeneratedAlways<string | null>;
  /** The name and address as sort keys by `naturalKey`, for the directory. */
  name_order: GeneratedAlways<string | null>;
  email_order: GeneratedAlways<string | null>;
};

export type PendingSignUpsTable = {
  email: string;
  first_name: string;
  last_name: string;
  school_or_district: string | null;
  consents: Document<readonly Consent[]>;
  campaign: Document<unknown>;
  at: Instant;
};

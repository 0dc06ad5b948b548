import type { Insertable, Selectable } from 'kysely';
import type { Account, PendingSignUp } from '#application/service/identity/ports/account-repository.ts';
import type { CallerMembership, CallerRecord } from '#application/service/identity/ports/actor-source.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import { decodeCampaign, noCampaign } from '#domain/identity/campaign/campaign.ts';
import type { AppliedSignInRule } from '#domain/organizations/domains/sign-in-rule.ts';
import type { Grant } from '#domain/organizations/grants/grant.ts';
import { detailColumns, storedDetailsOf } from './detail-columns.ts';
import { foldedText, namedColumns } from '../platform/folded-text.ts';
import type { AccountsTable, PendingSignUpsTable } from './account-tables.ts';
import { instant } from '../schema.ts';

export type AccountRow = Selectable<AccountsTable> & { readonly grants: readonly Grant[] };

export const accountOf = (row: AccountRow): Account => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  phoneNumber: row.phone_number,
  accountType: row.account_type,
  ...storedDetailsOf(row),
  campaign: decodeCampaign(row.campaign) ?? noCampaign,
  grants: row.grants,
  onboardedAt: row.onboarded_at,
  createdAt: row.created_at,
  mailboxProved: row.mailbox_proved,
  earlyPassword: row.early_password,
  disabledAt: row.disabled_at,
});

export type CallerRow = AccountRow & {
  readonly memberships: readonly CallerMembership[];
  readonly ended_sessions: readonly number[];
  readonly sign_in_rule: AppliedSignInRule | null;
};

export const callerRecordOf = (row: CallerRow): CallerRecord => ({
  account: accountOf(row),
  memberships: row.memberships,
  lastOrganization: row.last_organization,
  endedSessions: row.ended_sessions,
  signInRule: row.sign_in_rule,
});

export const accountValues = (account: Account): Insertable<AccountsTable> => ({
  id: account.id,
  email: account.email,
  email_folded: foldedText(account.email),
  ...namedColumns(account),
  phone_number: account.phoneNumber,
  account_type: account.accountType,
  ...detailColumns(account),
  campaign: JSON.stringify(account.campaign),
  onboarded_at: account.onboardedAt === null ? null : instant(account.onboardedAt),
  created_at: instant(account.createdAt),
  mailbox_proved: account.mailboxProved,
  early_password: account.earlyPassword,
  disabled_at: account.disabledAt === null ? null : instant(account.disabledAt),
});

export const signUpOf = (row: Selectable<PendingSignUpsTable>): PendingSignUp => ({
  email: row.email as EmailAddress,
  firstName: row.first_name,
  lastName: row.last_name,
  schoolOrDistrict: row.school_or_district,
  consents: row.consents,
  campaign: decodeCampaign(row.campaign) ?? noCampaign,
  at: row.at,
});

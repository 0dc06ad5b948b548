import type { Selectable } from 'kysely';
import type { Account, Invitation, PendingSignUp } from '#application/service/ports/account-repository.ts';
import type { EmailAddress } from '#domain/account/text-fields.ts';
import { decodeCampaign, noCampaign } from '#domain/campaign/campaign.ts';
import type { Grant } from '#domain/license/grant.ts';
import type { AccountsTable, InvitationsTable, PendingSignUpsTable } from './schema.ts';

/** An account's row with its grants beside it. */
export type AccountRow = Selectable<AccountsTable> & { readonly grants: readonly Grant[] };

export const accountOf = (row: AccountRow): Account => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  phoneNumber: row.phone_number,
  accountType: row.account_type,
  schoolOrDistrict: row.school_or_district,
  campaign: decodeCampaign(row.campaign) ?? noCampaign,
  grants: row.grants,
  onboardedAt: row.onboarded_at,
  createdAt: row.created_at,
  mailboxProved: row.mailbox_proved,
  earlyPassword: row.early_password,
});

export const signUpOf = (row: Selectable<PendingSignUpsTable>): PendingSignUp => ({
  email: row.email as EmailAddress,
  firstName: row.first_name,
  lastName: row.last_name,
  schoolOrDistrict: row.school_or_district,
  campaign: decodeCampaign(row.campaign) ?? noCampaign,
  at: row.at,
});

export const invitationOf = (row: Selectable<InvitationsTable>): Invitation => ({
  email: row.email as EmailAddress,
  firstName: row.first_name,
  lastName: row.last_name,
  accountType: row.account_type,
  schoolOrDistrict: row.school_or_district,
  at: row.at,
});

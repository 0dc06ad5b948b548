import type { Selectable } from 'kysely';
import type { Account, Invitation, PendingSignUp } from '#application/service/ports/account-repository.ts';
import type { PersonDetails } from '#domain/account/person-details.ts';
import type { EmailAddress } from '#domain/account/text-fields.ts';
import { decodeCampaign, noCampaign } from '#domain/campaign/campaign.ts';
import type { Grant } from '#domain/license/grant.ts';
import type { AccountsTable, DetailColumns, InvitationsTable, PendingSignUpsTable } from './schema.ts';

const detailsOf = (row: DetailColumns): PersonDetails => ({ schoolOrDistrict: row.school_or_district });

/** The columns of what a change says; what it leaves out is left out. */
export const detailColumns = ({ schoolOrDistrict }: Partial<PersonDetails>): Partial<DetailColumns> =>
  schoolOrDistrict === undefined ? {} : { school_or_district: schoolOrDistrict };

/** An account's row with its grants beside it. */
export type AccountRow = Selectable<AccountsTable> & { readonly grants: readonly Grant[] };

export const accountOf = (row: AccountRow): Account => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  phoneNumber: row.phone_number,
  accountType: row.account_type,
  ...detailsOf(row),
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
  ...detailsOf(row),
  campaign: decodeCampaign(row.campaign) ?? noCampaign,
  at: row.at,
});

export const invitationOf = (row: Selectable<InvitationsTable>): Invitation => ({
  email: row.email as EmailAddress,
  firstName: row.first_name,
  lastName: row.last_name,
  accountType: row.account_type,
  ...detailsOf(row),
  at: row.at,
});

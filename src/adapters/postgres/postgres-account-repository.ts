import { type Kysely, sql, type Updateable } from 'kysely';
import type {
  Account,
  AccountRepository,
  Invitation,
  StoredProfileChange,
  MailboxProof,
  PendingSignUp,
} from '#application/service/ports/account-repository.ts';
import type { Onboarding } from '#domain/account/onboarding.ts';
import type { EmailAddress } from '#domain/account/text-fields.ts';
import { type Campaign, isEmptyCampaign } from '#domain/campaign/campaign.ts';
import { detailColumns, invitationOf, signUpOf } from './account-row.ts';
import { BatchedReads } from './batched-reads.ts';
import { readAccounts } from './read-accounts.ts';
import { type AccountsTable, instant, type Schema } from './schema.ts';

/** Accounts in PostgreSQL or PGlite. */
export class PostgresAccountRepository implements AccountRepository {
  readonly #db: Kysely<Schema>;
  readonly #byId: BatchedReads<Account>;

  /** `db` may be a transaction. */
  constructor(db: Kysely<Schema>) {
    this.#db = db;
    this.#byId = new BatchedReads((ids) => readAccounts(db, ids));
  }

  /** Calls that come together are answered by one statement. */
  byId(id: string): Promise<Account | null> {
    return this.#byId.read(id);
  }

  async open(account: Account): Promise<Account> {
    const grants = account.grants.map(({ kind, startsAt, endsAt }) => ({
      kind,
      starts_at: instant(startsAt),
      ends_at: instant(endsAt),
    }));
    await sql`with opened as (
        insert into accounts (id, email, first_name, last_name, phone_number, account_type, school_or_district,
          campaign, onboarded_at, created_at, mailbox_proved, early_password)
        values (${account.id}, ${account.email}, ${account.firstName}, ${account.lastName},
          ${account.phoneNumber}, ${account.accountType}, ${account.schoolOrDistrict},
          ${JSON.stringify(account.campaign)}::jsonb,
          ${account.onboardedAt === null ? null : instant(account.onboardedAt)}, ${instant(account.createdAt)},
          ${account.mailboxProved}::boolean, ${account.earlyPassword})
        on conflict (id) do nothing
        returning id)
      insert into grants (account_id, kind, starts_at, ends_at)
      select opened.id, g.kind, g.starts_at, g.ends_at from opened, rows from (jsonb_to_recordset(
        ${JSON.stringify(grants)}::jsonb) as (kind text, starts_at timestamptz, ends_at timestamptz))
        with ordinality as g (kind, starts_at, ends_at, place)
      order by g.place`.execute(this.#db);
    const standing = await this.byId(account.id);
    if (standing === null) throw new Error('an account that was just opened is gone');
    return standing;
  }

  recordOnboarding(
    id: string,
    onboarding: Onboarding,
    campaign: Campaign,
    at: number,
  ): Promise<Account | null> {
    return this.#update(id, {
      first_name: onboarding.firstName,
      last_name: onboarding.lastName,
      ...detailColumns(onboarding),
      onboarded_at: instant(at),
      ...(isEmptyCampaign(campaign) ? {} : { campaign: JSON.stringify(campaign) }),
    });
  }

  changeProfile(id: string, change: StoredProfileChange): Promise<Account | null> {
    const { firstName, lastName, phoneNumber } = change;
    return this.#update(id, {
      first_name: firstName,
      last_name: lastName,
      ...(phoneNumber === undefined ? {} : { phone_number: phoneNumber }),
      ...detailColumns(change),
    });
  }

  changeEmail(id: string, email: string): Promise<Account | null> {
    return this.#update(id, { email });
  }

  /** One statement, so that of many calls that bring the same proof one is told. */
  async prove(id: string, { claimed, passwordRemoved }: MailboxProof): Promise<Account | null> {
    const parts = claimed && {
      account_type: claimed.accountType,
      first_name: claimed.firstName,
      last_name: claimed.lastName,
      ...detailColumns(claimed),
    };
    const proved = await this.#db
      .updateTable('accounts')
      .set({ ...parts, mailbox_proved: true, early_password: passwordRemoved ? 'removed' : null })
      .where('id', '=', id)
      .where('mailbox_proved', '=', false)
      .returning('id')
      .executeTakeFirst();
    return proved === undefined ? null : this.byId(id);
  }

  async settlePassword(id: string): Promise<void> {
    await this.#update(id, { early_password: null });
  }

  /** Grants and recovery codes go with their account. */
  async erase(id: string, mailboxProved: boolean): Promise<Account | null> {
    const account = await this.byId(id);
    await sql`with
        gone as (delete from accounts where id = ${id} returning lower(email) as email),
        sign_ups as (delete from pending_sign_ups where email in (select email from gone)),
        codes as (delete from sign_in_codes where email in (select email from gone)),
        invited as (delete from invitations where ${mailboxProved}::boolean and email in (select email from gone))
      select from gone`.execute(this.#db);
    return account;
  }

  changePhoneNumber(id: string, phoneNumber: string | null): Promise<Account | null> {
    return this.#update(id, { phone_number: phoneNumber });
  }

  async keepSignUp(signUp: PendingSignUp): Promise<void> {
    const row = {
      first_name: signUp.firstName,
      last_name: signUp.lastName,
      ...detailColumns(signUp),
      campaign: JSON.stringify(signUp.campaign),
      at: instant(signUp.at),
    };
    await this.#db
      .insertInto('pending_sign_ups')
      .values({ email: signUp.email, ...row })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
      .execute();
  }

  async takeSignUp(email: EmailAddress): Promise<PendingSignUp | null> {
    const row = await this.#db
      .deleteFrom('pending_sign_ups')
      .where('email', '=', email)
      .returningAll()
      .executeTakeFirst();
    return row ? signUpOf(row) : null;
  }

  async invite(invitation: Invitation): Promise<void> {
    const row = {
      account_type: invitation.accountType,
      first_name: invitation.firstName,
      last_name: invitation.lastName,
      ...detailColumns(invitation),
      at: instant(invitation.at),
    };
    await this.#db
      .insertInto('invitations')
      .values({ email: invitation.email, ...row })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
      .execute();
  }

  async takeInvitation(email: EmailAddress): Promise<Invitation | null> {
    const row = await this.#db
      .deleteFrom('invitations')
      .where('email', '=', email)
      .returningAll()
      .executeTakeFirst();
    return row ? invitationOf(row) : null;
  }

  async #update(id: string, change: Updateable<AccountsTable>): Promise<Account | null> {
    await this.#db.updateTable('accounts').set(change).where('id', '=', id).execute();
    return this.byId(id);
  }
}

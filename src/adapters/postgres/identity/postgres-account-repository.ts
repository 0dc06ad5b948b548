import { type Kysely, sql, type Updateable } from 'kysely';
import type {
  Account,
  AccountRepository,
  StoredProfileChange,
  PendingSignUp,
} from '#application/service/identity/ports/account-repository.ts';
import type { AccountType } from '#domain/identity/membership/account-type.ts';
import type { Onboarding } from '#domain/identity/account/onboarding.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import { type Campaign, isEmptyCampaign } from '#domain/identity/campaign/campaign.ts';
import type { Grant } from '#domain/organizations/grants/grant.ts';
import { accountValues, signUpOf } from './account-row.ts';
import { BatchedReads } from '../batched-reads.ts';
import { detailColumns } from './detail-columns.ts';
import { foldedText, namedColumns } from '../platform/folded-text.ts';
import { readAccounts } from './read-accounts.ts';
import type { AccountsTable } from './account-tables.ts';
import { instant, type Schema } from '../schema.ts';

export class PostgresAccountRepository implements AccountRepository {
  readonly #db: Kysely<Schema>;
  readonly #byId: BatchedReads<Account>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
    this.#byId = new BatchedReads((ids) => readAccounts(db, ids));
  }

  /** Concurrent reads are batched into one statement. */
  byId(id: string): Promise<Account | null> {
    return this.#byId.read(id);
  }

  async idsAtDomain(domain: string): Promise<readonly string[]> {
    const { rows } = await sql<{ readonly id: string }>`select id from accounts
      where lower(split_part(email, '@', 2)) = ${domain}`.execute(this.#db);
    return rows.map(({ id }) => id);
  }

  async open(account: Account): Promise<Account> {
    const grants = account.grants.map(({ kind, startsAt, endsAt, owed, trustedUntil }) => ({
      kind,
      starts_at: instant(startsAt),
      ends_at: instant(endsAt),
      owed,
      trusted_until: trustedUntil === undefined ? null : instant(trustedUntil),
    }));
    await this.#db
      .with('opened', (db) =>
        db
          .insertInto('accounts')
          .values(accountValues(account))
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id'),
      )
      .insertInto('grants')
      .columns(['account_id', 'kind', 'starts_at', 'ends_at', 'owed', 'trusted_until'])
      .expression(
        sql`select opened.id, g.kind, g.starts_at, g.ends_at, g.owed, g.trusted_until from opened, rows from (jsonb_to_recordset(
          ${JSON.stringify(grants)}::jsonb) as (kind text, starts_at timestamptz, ends_at timestamptz, owed text, trusted_until timestamptz))
          with ordinality as g (kind, starts_at, ends_at, owed, trusted_until, place)
        order by g.place`,
      )
      .execute();
    const standing = await this.byId(account.id);
    if (standing === null) throw new Error('the new account was not found');
    return standing;
  }

  recordOnboarding(
    id: string,
    onboarding: Omit<Onboarding, 'consents'>,
    campaign: Campaign,
    at: number,
  ): Promise<Account | null> {
    return this.#update(id, {
      ...namedColumns(onboarding),
      ...detailColumns(onboarding),
      onboarded_at: instant(at),
      ...(isEmptyCampaign(campaign) ? {} : { campaign: JSON.stringify(campaign) }),
    });
  }

  changeProfile(id: string, change: StoredProfileChange): Promise<Account | null> {
    const { phoneNumber } = change;
    return this.#update(id, {
      ...namedColumns(change),
      ...(phoneNumber === undefined ? {} : { phone_number: phoneNumber }),
      ...detailColumns(change),
    });
  }

  changeEmail(id: string, email: string): Promise<Account | null> {
    return this.#update(id, { email, email_folded: foldedText(email) });
  }

  /** Uses one statement, so that only one of several concurrent calls with the same proof gets the account. */
  async prove(id: string, passwordRemoved: boolean): Promise<Account | null> {
    const proved = await this.#db
      .updateTable('accounts')
      .set({ mailbox_proved: true, early_password: passwordRemoved ? 'removed' : null })
      .where('id', '=', id)
      .where('mailbox_proved', '=', false)
      .returning('id')
      .executeTakeFirst();
    return proved === undefined ? null : this.byId(id);
  }

  async settlePassword(id: string): Promise<void> {
    await this.#update(id, { early_password: null });
  }

  /** Erases an account. Grants and recovery codes are deleted with it. */
  async erase(id: string): Promise<Account | null> {
    const account = await this.byId(id);
    await sql`with
        gone as (delete from accounts where id = ${id} returning lower(email) as email),
        sign_ups as (delete from pending_sign_ups where email in (select email from gone)),
        codes as (delete from sign_in_codes where email in (select email from gone)),
        contacts as (delete from order_contacts where claimed_by = ${id} or email in (select email from gone))
      select from gone`.execute(this.#db);
    return account;
  }

  async saveTrial(trial: {
    readonly digest: string;
    readonly endsAt: number;
    readonly erasedAt: number;
  }): Promise<void> {
    const { digest, endsAt, erasedAt } = trial;
    await sql`with old as (delete from ended_trials where erased_at < ${instant(erasedAt)}::timestamptz - interval '1 year')
      insert into ended_trials (digest, ends_at, erased_at) values (${digest}, ${instant(endsAt)}, ${instant(erasedAt)})
      on conflict (digest) do update set ends_at = excluded.ends_at, erased_at = excluded.erased_at`.execute(
      this.#db,
    );
  }

  async trialEnd(digests: readonly string[], erasedAfter: number): Promise<number | null> {
    const { rows } = await sql<{ ends_at: number }>`select ends_at from ended_trials
      where digest = any(${[...digests]}) and erased_at > ${instant(erasedAfter)} limit 1`.execute(this.#db);
    return rows[0]?.ends_at ?? null;
  }

  async setDisabled(id: string, at: number | null): Promise<void> {
    const disabled_at = at === null ? null : instant(at);
    await this.#db.updateTable('accounts').set({ disabled_at }).where('id', '=', id).execute();
  }

  async changeType(id: string, accountType: AccountType): Promise<void> {
    await this.#db.updateTable('accounts').set({ account_type: accountType }).where('id', '=', id).execute();
  }

  async replaceTrial(id: string, { kind, startsAt, endsAt }: Grant): Promise<void> {
    await sql`with ended as (delete from grants where account_id = ${id} and kind = ${kind})
      insert into grants (account_id, kind, starts_at, ends_at)
      select id, ${kind}, ${instant(startsAt)}, ${instant(endsAt)} from accounts where id = ${id}`.execute(
      this.#db,
    );
  }

  changePhoneNumber(id: string, phoneNumber: string | null): Promise<Account | null> {
    return this.#update(id, { phone_number: phoneNumber });
  }

  async saveSignUp(signUp: PendingSignUp): Promise<void> {
    const row = {
      first_name: signUp.firstName,
      last_name: signUp.lastName,
      school_or_district: signUp.schoolOrDistrict,
      consents: JSON.stringify(signUp.consents),
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

  async #update(id: string, change: Updateable<AccountsTable>): Promise<Account | null> {
    await this.#db.updateTable('accounts').set(change).where('id', '=', id).execute();
    return this.byId(id);
  }
}

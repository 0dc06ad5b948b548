import { type Kysely, sql } from 'kysely';
import type { CodeOnTrial, SignInCodeStore } from '#application/service/ports/sign-in-code-store.ts';
import type { EmailAddress } from '#domain/account/text-fields.ts';
import { signInCodeLifetime, signInCodeTries } from '#domain/identity/sign-in-code.ts';
import { instant, type Schema } from './schema.ts';

/** Codes of sign-in mails in PostgreSQL or PGlite. */
export class PostgresSignInCodeStore implements SignInCodeStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async keep(
    email: EmailAddress,
    { digest, expiresAt }: { readonly digest: string; readonly expiresAt: number },
  ): Promise<void> {
    const row = { digest, expires_at: instant(expiresAt), tries_left: signInCodeTries };
    await this.#db
      .insertInto('sign_in_codes')
      .values({ email, ...row })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
      .execute();
    await this.#forgetOld(expiresAt - signInCodeLifetime);
  }

  /** One statement, so that many who try at once take no more tries than there are. */
  async takeTry(email: EmailAddress, now: number): Promise<CodeOnTrial | null> {
    const row = await this.#db
      .updateTable('sign_in_codes')
      .set((code) => ({ tries_left: code('tries_left', '-', 1) }))
      .where('email', '=', email)
      .where('tries_left', '>', 0)
      .where('expires_at', '>', sql<number>`${instant(now)}`)
      .returning(['digest', 'tries_left'])
      .executeTakeFirst();
    return row === undefined ? null : { digest: row.digest, triesLeft: row.tries_left };
  }

  async forget(email: EmailAddress, digest: string): Promise<boolean> {
    const gone = await this.#db
      .deleteFrom('sign_in_codes')
      .where('email', '=', email)
      .where('digest', '=', digest)
      .returning('email')
      .executeTakeFirst();
    return gone !== undefined;
  }

  /** A few of the outlived with each new code, so that the table stays short. */
  async #forgetOld(before: number): Promise<void> {
    await sql`delete from sign_in_codes where email in (
      select email from sign_in_codes where expires_at < ${instant(before)}
      order by expires_at limit 20 for update skip locked)`.execute(this.#db);
  }
}

import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type {
  CodeAttempt,
  CodeCaller,
  LinkOpening,
  MailedSecrets,
  SignInCodeStore,
} from '#application/service/identity/ports/sign-in-code-store.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import { signInCodeCallers, signInCodeTries } from '#domain/identity/sign-in/sign-in-code.ts';
import { instant, type Schema } from '../schema.ts';

/** How long a mail is kept after its code has expired, in milliseconds. This is longer than the lifetime of the code in the provider's link. */
const keptAfter = 24 * 3_600_000;

/** Returns the key under which a caller is stored: a letter for the kind of caller, then a digest, because a network can identify a person. */
const callerOf = ({ key, known }: CodeCaller): string =>
  (known ? 'k' : 's') + createHash('sha256').update(key).digest('base64url');

export class PostgresSignInCodeStore implements SignInCodeStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Saves a code. The same statement deletes a few expired codes, so that the table stays small. */
  async save(email: EmailAddress, { digest, expiresAt, linkFingerprint }: MailedSecrets): Promise<void> {
    const row = {
      digest,
      expires_at: instant(expiresAt),
      tries: '{}',
      link_fingerprint: linkFingerprint,
    };
    await this.#db
      .with('outlived', (db) =>
        db.deleteFrom('sign_in_codes').where('email', 'in', (of) =>
          of
            .selectFrom('sign_in_codes')
            .select('email')
            .where(sql<boolean>`expires_at < ${instant(expiresAt - keptAfter)}`)
            .where('email', '<>', email)
            .orderBy('expires_at')
            .limit(20)
            .forUpdate()
            .skipLocked(),
        ),
      )
      .insertInto('sign_in_codes')
      .values({ email, ...row })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
      .execute();
  }

  /** Uses one statement, so that concurrent attempts never exceed the limit. */
  async takeTry(email: EmailAddress, by: CodeCaller, now: number): Promise<CodeAttempt | null> {
    const caller = callerOf(by);
    const taken = sql`coalesce((tries->>${caller}::text)::integer, 0)`;
    const ofThisKind = sql`(select count(*) from jsonb_object_keys(tries) key where left(key, 1) = ${caller.charAt(0)})`;
    const { rows } = await sql<{ readonly digest: string; readonly taken: number }>`update sign_in_codes
      set tries = tries || jsonb_build_object(${caller}::text, ${taken} + 1)
      where email = ${email} and digest is not null and expires_at > ${instant(now)} and ${taken} < ${signInCodeTries}::integer
        and (jsonb_exists(tries, ${caller}) or ${ofThisKind} < ${signInCodeCallers}::integer)
      returning digest, ${taken} as taken`.execute(this.#db);
    const [row] = rows;
    return row === undefined ? null : { digest: row.digest, triesLeft: signInCodeTries - row.taken };
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

  /** Ends the code with one statement, so that only one of code and link can be used. */
  async openLink(email: EmailAddress, linkFingerprint: string): Promise<LinkOpening> {
    const opened = await this.#db
      .updateTable('sign_in_codes')
      .set({ digest: null })
      .where('email', '=', email)
      .where('link_fingerprint', '=', linkFingerprint)
      .returning('email')
      .executeTakeFirst();
    if (opened !== undefined) return 'opened';
    const other = await this.#db
      .selectFrom('sign_in_codes')
      .select('email')
      .where('link_fingerprint', '=', linkFingerprint)
      .executeTakeFirst();
    return other === undefined ? 'spent' : 'other-address';
  }
}

import type { Kysely } from 'kysely';
import type { RecoveryCodeStore } from '#application/service/identity/ports/recovery-code-store.ts';
import type { Schema } from '../schema.ts';

/** Digests of recovery codes in PostgreSQL or PGlite. They are deleted with their account. */
export class PostgresRecoveryCodeStore implements RecoveryCodeStore {
  readonly #db: Kysely<Schema>;

  /** `db` should be a transaction, because `replace` consists of two statements. */
  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async replace(accountId: string, digests: readonly string[]): Promise<void> {
    await this.#db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
    if (digests.length === 0) return;
    const rows = digests.map((digest) => ({ account_id: accountId, digest }));
    await this.#db.insertInto('recovery_codes').values(rows).execute();
  }

  async all(accountId: string): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('recovery_codes')
      .select('digest')
      .where('account_id', '=', accountId)
      .execute();
    return rows.map(({ digest }) => digest);
  }

  async use(accountId: string, digest: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('recovery_codes')
      .where('account_id', '=', accountId)
      .where('digest', '=', digest)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
}

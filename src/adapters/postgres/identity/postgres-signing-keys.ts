import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { SigningKeys } from '#application/service/identity/ports/signing-keys.ts';
import type { Schema } from '../schema.ts';

/** Signing keys in PostgreSQL or PGlite. To rotate a key, delete its row. A new key is then created, and signatures of the old key become invalid. */
export class PostgresSigningKeys implements SigningKeys {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async key(name: string): Promise<string> {
    const stored = await this.#read(name);
    if (stored !== undefined) return stored;
    const key = randomBytes(32).toString('base64url');
    await this.#db
      .insertInto('signing_keys')
      .values({ name, key })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return this.key(name);
  }

  async #read(name: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('signing_keys')
      .select('key')
      .where('name', '=', name)
      .executeTakeFirst();
    return row?.key;
  }
}

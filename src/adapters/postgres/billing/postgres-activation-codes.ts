import { type Kysely, sql } from 'kysely';
import type {
  ActivationCodes,
  CodeRedemption,
  NewCodeBatch,
} from '#application/service/billing/ports/activation-codes.ts';
import type { ActivationCode, CodeBatch } from '#domain/billing/license/activation-code.ts';
import { instant, type Schema } from '../schema.ts';

export class PostgresActivationCodes implements ActivationCodes {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Inserts with one statement, so that no batch is stored without its codes. */
  async add(batch: NewCodeBatch, digests: readonly string[]): Promise<void> {
    const { id, plan, seats, years, reseller, amount, madeAt, validUntil } = batch;
    await sql`with made as (
        insert into code_batches (id, plan, seats, years, reseller, amount, made_at, valid_until)
        values (${id}, ${plan}, ${seats}, ${years}, ${reseller}, ${amount}, ${instant(madeAt)}, ${instant(validUntil)})
        returning id)
      insert into activation_codes (digest, batch_id)
      select d.digest, made.id from made, unnest(${[...digests]}::text[]) as d (digest)`.execute(this.#db);
  }

  batches(): Promise<readonly CodeBatch[]> {
    return this.#db
      .selectFrom('code_batches as b')
      .innerJoin('activation_codes as c', 'c.batch_id', 'b.id')
      .select(['b.id', 'b.plan', 'b.seats', 'b.years', 'b.reseller', 'b.amount', 'b.made_at as madeAt'])
      .select(['b.valid_until as validUntil', 'b.revoked_at as revokedAt'])
      .select(sql<number>`count(c.used_at)::integer`.as('used'))
      .select(sql<number>`(count(c.revoked_at) filter (where c.used_at is null))::integer`.as('revoked'))
      .groupBy('b.id')
      .orderBy('b.made_at', 'desc')
      .orderBy('b.id')
      .execute();
  }

  async revokeBatch(id: string, at: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('code_batches')
      .set({ revoked_at: instant(at) })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async findForUpdate(
    digests: readonly string[],
  ): Promise<(ActivationCode & { readonly digest: string }) | null> {
    const row = await this.#db
      .selectFrom('activation_codes as c')
      .innerJoin('code_batches as b', 'b.id', 'c.batch_id')
      .select(['c.digest', 'c.used_at', 'c.revoked_at', 'b.id', 'b.plan', 'b.seats', 'b.years', 'b.reseller'])
      .select(['b.valid_until', 'b.revoked_at as batch_revoked_at'])
      .where('c.digest', 'in', [...digests])
      .forUpdate('c')
      .executeTakeFirst();
    if (row === undefined) return null;
    const { id, plan, seats, years, reseller } = row;
    const ends = { validUntil: row.valid_until, revokedAt: row.batch_revoked_at };
    return {
      digest: row.digest,
      batch: { id, plan, seats, years, reseller, ...ends },
      usedAt: row.used_at,
      revokedAt: row.revoked_at,
    };
  }

  async revoke(digest: string, at: number): Promise<void> {
    await this.#db
      .updateTable('activation_codes')
      .set({ revoked_at: instant(at) })
      .where('digest', '=', digest)
      .where('revoked_at', 'is', null)
      .execute();
  }

  async use(digest: string, { at, accountId, holder }: CodeRedemption): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('activation_codes')
      .set({ used_at: instant(at), used_by: accountId, holder })
      .where('digest', '=', digest)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }
}

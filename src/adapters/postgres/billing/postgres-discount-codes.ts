import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DiscountCodes } from '#application/service/billing/ports/discount-codes.ts';
import type { DiscountCode, NewDiscountCode } from '#domain/billing/prices/discount-code.ts';
import type { Plan } from '#domain/billing/prices/prices.ts';
import { instant, type Schema } from '../schema.ts';

type Row = {
  readonly code: string;
  readonly percent: number;
  readonly plans: readonly Plan[];
  readonly valid_until: string | null;
  readonly most_uses: number | null;
  readonly made_at: number;
  readonly ended_at: number | null;
  readonly uses: number;
};

const codeOf = (row: Row): DiscountCode => ({
  code: row.code,
  percent: row.percent,
  plans: row.plans,
  validUntil: row.valid_until,
  maxUses: row.most_uses,
  madeAt: row.made_at,
  endedAt: row.ended_at,
  uses: row.uses,
});

const uses = sql`(select count(*)::integer from orders o
  where jsonb_path_query_first(o.lines, '$[*].code') is not null
    and jsonb_path_query_first(o.lines, '$[*].code') #>> '{}' = d.code
    and o.state not in ('draft', 'quoted', 'canceled'))`;
const selected = sql`select d.*, ${uses} as uses from discount_codes d`;

export class PostgresDiscountCodes implements DiscountCodes {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async find(code: string): Promise<DiscountCode | null> {
    return (await this.#read(sql`${selected} where d.code = ${code}`))[0] ?? null;
  }

  async findForUpdate(code: string): Promise<DiscountCode | null> {
    // Locks first and counts in a second statement, because a statement that waits for a lock counts by an older snapshot.
    await sql`select 1 from discount_codes where code = ${code} for update`.execute(this.#db);
    return this.find(code);
  }

  all(): Promise<readonly DiscountCode[]> {
    return this.#read(sql`${selected} order by d.made_at desc, d.code collate "C"`);
  }

  async add({ code, percent, plans, validUntil, maxUses, madeAt }: NewDiscountCode): Promise<boolean> {
    const added = await this.#db
      .insertInto('discount_codes')
      .values({
        code,
        percent,
        plans,
        valid_until: validUntil,
        most_uses: maxUses,
        made_at: instant(madeAt),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('code')
      .execute();
    return added.length > 0;
  }

  async end(code: string, at: number): Promise<boolean> {
    const ended = await this.#db
      .updateTable('discount_codes')
      .set({ ended_at: instant(at) })
      .where('code', '=', code)
      .where('ended_at', 'is', null)
      .returning('code')
      .execute();
    return ended.length > 0;
  }

  async #read(query: RawBuilder<unknown>): Promise<readonly DiscountCode[]> {
    return (await sql<Row>`${query}`.execute(this.#db)).rows.map(codeOf);
  }
}

import { type Kysely, sql } from 'kysely';

/** Codes that take something off, and the orders of one found by an index: the line of an order says which it has (LIC-5). */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table discount_codes (
    code text primary key,
    percent integer not null check (percent between 1 and 90),
    plans text[] not null check (cardinality(plans) > 0),
    valid_until text,
    most_uses integer check (most_uses > 0),
    made_at timestamptz not null,
    ended_at timestamptz
  )`,
  `create index orders_of_code on orders ((jsonb_path_query_first(lines, '$[*].code') #>> '{}'))
    where jsonb_path_query_first(lines, '$[*].code') is not null`,
];

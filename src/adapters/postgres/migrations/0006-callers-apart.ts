import { type Kysely, sql } from 'kysely';

/** Each caller has tries of its own with a code; keys that sign what browsers keep. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table sign_in_codes add column tries jsonb not null default '{}'`,
  `alter table sign_in_codes drop column tries_left`,
  `create table signing_keys (
    name text primary key,
    key text not null
  )`,
];

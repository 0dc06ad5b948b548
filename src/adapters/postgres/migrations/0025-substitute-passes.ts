import { type Kysely, sql } from 'kysely';

/** Passes by which a substitute sees one classroom on one day, and the tokens that were given for their codes (ORG-13). */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table substitute_passes (
    id text primary key,
    code text not null unique,
    classroom_id text not null references classrooms on delete cascade,
    day date not null,
    time_zone text not null,
    made_by text not null references accounts on delete cascade,
    made_at timestamptz not null,
    revoked_at timestamptz
  )`,
  `create index substitute_passes_of_classroom on substitute_passes (classroom_id, day)`,
  `create index substitute_passes_made_by on substitute_passes (made_by)`,
  `create table substitute_pass_tokens (
    fingerprint text primary key,
    pass_id text not null references substitute_passes on delete cascade
  )`,
  `create index substitute_pass_tokens_of_pass on substitute_pass_tokens (pass_id)`,
];

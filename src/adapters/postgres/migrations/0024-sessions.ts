import { type Kysely, sql } from 'kysely';

/** Where people are logged in, and which of those sessions they ended (ORG-7). */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table sessions (
    account_id text not null references accounts on delete cascade,
    signed_in_at timestamptz not null,
    device text,
    network text not null,
    last_seen_at timestamptz not null,
    ended_at timestamptz,
    primary key (account_id, signed_in_at)
  )`,
  // Who calls is read with the sessions that they ended: a copy of it ends when there is another one.
  `create trigger ended_sessions_renew_versions after update on sessions
    for each row when (old.ended_at is distinct from new.ended_at)
    execute function renew_version_of_member()`,
];

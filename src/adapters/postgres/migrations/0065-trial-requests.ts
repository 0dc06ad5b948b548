import { type Kysely, sql } from 'kysely';

/** Who asked to try longer, why, and what our staff answered: each account once. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table trial_requests (
    account_id text primary key references accounts on delete cascade,
    why text not null check (char_length(why) between 1 and 500),
    asked_at timestamptz not null,
    answered_at timestamptz,
    granted boolean,
    check ((answered_at is null) = (granted is null))
  )`,
  `create index trial_requests_waiting on trial_requests (asked_at, account_id) where answered_at is null`,
];

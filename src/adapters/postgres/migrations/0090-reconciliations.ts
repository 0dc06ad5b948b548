import { type Kysely, sql } from 'kysely';

/** What comparing the payment provider with our books came to, night by night. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table reconciliations (
    id text primary key,
    from_at timestamptz not null,
    to_at timestamptz not null,
    compared integer not null check (compared >= 0),
    differences jsonb not null,
    check (from_at < to_at)
  )`,
  `create index reconciliations_newest on reconciliations (to_at, id)`,
  `create index ledger_events_by_time on ledger_events (at) where kind in ('paid', 'refunded')`,
];

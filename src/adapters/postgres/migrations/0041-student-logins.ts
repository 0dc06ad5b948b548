import { type Kysely, sql } from 'kysely';

/** What students log in with, sealed by a key that is not in the database, and their locks (ROS-3, SEC-7). */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table student_logins (
    student_id text primary key references students (id) on delete cascade,
    kind text not null check (kind in ('picture', 'word', 'code')),
    sealed text not null,
    digest text not null,
    made_at timestamptz not null,
    failures integer not null default 0,
    lockouts integer not null default 0,
    locked_until timestamptz
  )`,
];

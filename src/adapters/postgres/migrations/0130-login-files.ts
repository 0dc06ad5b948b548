import { type Kysely, sql } from 'kysely';

/** Files of login cards that wait to be downloaded (ROS-3, SEC-7). */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table login_files (
    id text primary key,
    account_id text not null references accounts (id) on delete cascade,
    made_as text not null check (made_as in ('cards', 'letters', 'csv')),
    sealed bytea not null,
    cards integer not null check (cards > 0),
    classrooms text[] not null,
    students text[] not null,
    made_at timestamptz not null,
    ends_at timestamptz not null
  )`,
  `create index login_files_of_account on login_files (account_id, made_at)`,
  `create index login_files_by_end on login_files (ends_at)`,
  // Whoever is erased takes the files with them that hold their secret.
  `create index login_files_by_student on login_files using gin (students)`,
];

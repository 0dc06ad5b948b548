import { type Kysely, sql } from 'kysely';

/** How lessons went: of each teacher and lesson what they said last. Lessons are files, so that `slug` refers to no row. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table lesson_reports (
    account_id text not null references accounts on delete cascade,
    slug text not null,
    version integer not null,
    outcome text not null check (outcome in ('well', 'mixed', 'badly')),
    minutes integer check (minutes between 5 and 600),
    understood text not null check (understood in ('most', 'half', 'few')),
    note text not null,
    reported_at timestamptz not null,
    primary key (account_id, slug)
  )`,
  `create index lesson_reports_of_lesson on lesson_reports (slug, reported_at desc)`,
];

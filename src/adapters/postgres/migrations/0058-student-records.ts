import { type Kysely, sql } from 'kysely';

/** Which records of children were made, by the digest of their code: the student and the maker go with their own erasure, the row stays. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table student_records (
    code text primary key,
    student_id text references students on delete set null,
    made_by text references accounts on delete set null,
    made_at timestamptz not null,
    sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$')
  )`,
  `create index student_records_of_student on student_records (student_id) where student_id is not null`,
  `create index student_records_of_maker on student_records (made_by) where made_by is not null`,
];

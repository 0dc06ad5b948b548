import { type Kysely, sql } from 'kysely';

/** The account that added a co-teacher: the pending ones end with the membership of that account (R10). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table classroom_teachers
    add column added_by text references accounts (id) on delete set null`.execute(db);
  await sql`create index pending_teachers_by_adder on classroom_teachers (added_by)
    where account_id is null`.execute(db);
}

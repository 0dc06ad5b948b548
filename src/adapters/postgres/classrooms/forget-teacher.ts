import { type Kysely, sql } from 'kysely';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import type { Schema } from '../schema.ts';

/**
 * Removes an account from every classroom. Must run within a transaction. A concurrent call that would add the account to a classroom waits for the account's
 * row and then does not find it.
 */
export async function forgetTeacher(
  trx: Kysely<Schema>,
  accountId: string,
  email: EmailAddress | null,
): Promise<void> {
  await sql`select from accounts where id = ${accountId} for update`.execute(trx);
  await trx.deleteFrom('classroom_teachers').where('email', '=', email).execute();
  const { rows } = await sql<{ id: string }>`select c.id from classrooms c
    join classroom_teachers t on t.classroom_id = c.id and t.role = 'owner' and t.account_id = ${accountId}
    for update of c`.execute(trx);
  await trx.deleteFrom('classroom_teachers').where('account_id', '=', accountId).execute();
  for (const { id } of rows) await passOn(trx, id);
}

/** Makes the first co-teacher with an account the owner of the classroom. If there is none, deletes the classroom. */
async function passOn(trx: Kysely<Schema>, classroomId: string): Promise<void> {
  const { rows } = await sql`update classroom_teachers set role = 'owner' where id = (
      select id from classroom_teachers
      where classroom_id = ${classroomId} and account_id is not null
      order by place limit 1)
    returning id`.execute(trx);
  if (rows.length === 0) await trx.deleteFrom('classrooms').where('id', '=', classroomId).execute();
}

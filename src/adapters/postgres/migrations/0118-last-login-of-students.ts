import { type Kysely, sql } from 'kysely';

/**
 * The last day on which a student logged in, with whatever secret: a token ends with its secret, so that nobody could say whether
 * somebody ever logged in. A trigger copies it out of each token that is given.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table students add column last_login date`,
  `update students s set last_login = t.day
    from (select student_id, max(day) as day from student_tokens group by student_id) t where t.student_id = s.id`,
  `create function copy_login_to_student() returns trigger language plpgsql as $$
  begin
    update students set last_login = greatest(last_login, new.day) where id = new.student_id;
    return null;
  end $$`,
  `create trigger student_tokens_copy_login after insert on student_tokens
    for each row execute function copy_login_to_student()`,
];

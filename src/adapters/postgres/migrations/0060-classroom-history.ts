import { type Kysely, sql } from 'kysely';

/** What a classroom's history is found by: the stays that ever began in it, and what the audit log says of it. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create index changes_into_classroom on roster_changes (to_value)
    where kind = 'enrollment' and field = 'classroom'`,
  `create index audit_log_of_classrooms on audit_log (subject, action, at)
    where action like 'classroom/%'`,
];

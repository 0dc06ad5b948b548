import { type Kysely, sql } from 'kysely';

/**
 * What is kept of how a student logs in is a choice from now on, null where nobody made one (decision 77). Nothing obeyed it before, and
 * pictures were what it said of everybody: what students have goes on being what they log in with.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`update students set login_kind = null where login_kind is not null`.execute(db);
}

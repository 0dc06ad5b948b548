import { type Kysely, sql } from 'kysely';

/** Messages with a hint of a lesson: the activity's title and the text at the time of sending. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table class_messages add column hint_activity text, add column hint_text text,
    add constraint class_messages_hint_check check (kind <> 'lesson-hint' or (hint_activity is not null and hint_text is not null))`.execute(
    db,
  );
}

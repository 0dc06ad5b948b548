import { type Kysely, sql } from 'kysely';

/** Terms and teachers of classrooms come by change sets, too: what these said last of each is found without reading all of them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index changes_also_made_by_hand on roster_changes (kind, row_id)
    where (kind = 'classroom' and field = 'term') or (kind = 'teaching' and field = 'state')`.execute(db);
}

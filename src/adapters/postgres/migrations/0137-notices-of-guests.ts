import { type Kysely, sql } from 'kysely';

/** Who ordered on invoice without an account is reminded as schools are (LIC-7, LIC-9). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `alter table notices drop constraint notices_holder_kind_check,
        add constraint notices_holder_kind_check check (holder_kind in ('account', 'organization', 'guest'))`,
    )
    .execute(db);
}

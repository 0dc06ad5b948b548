import { type Kysely, sql } from 'kysely';

/** The link of a sign-in mail beside its code, which is gone once the link was opened. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table sign_in_codes alter column digest drop not null`,
  // Mails from before have a link without a key.
  `alter table sign_in_codes add column link_fingerprint text`,
  `create unique index sign_in_codes_by_link on sign_in_codes (link_fingerprint)`,
];

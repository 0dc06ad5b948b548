import { type Kysely, sql } from 'kysely';

/**
 * What people are searched by stands in each index that the directory is sorted by: a part that very many share is looked for in the
 * index alone, in order, and no account is fetched before it is on the page (ORG-5).
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const [index, key] of orders) {
    await sql.raw(`drop index ${index}`).execute(db);
    await sql
      .raw(`create index ${index} on accounts (${key}, (id collate "C")) include (person_folded)`)
      .execute(db);
  }
}

const orders = [
  ['accounts_by_name', `(name_folded collate "C")`],
  ['accounts_by_email', `(email_folded collate "C")`],
  ['accounts_by_age', 'created_at'],
  ['accounts_by_activity', 'last_active_at'],
] as const;

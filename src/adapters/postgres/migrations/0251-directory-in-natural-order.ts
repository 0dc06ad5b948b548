import { type Kysely, sql } from 'kysely';

/**
 * The directory of all people is sorted as people sort names: "teacher 2" before "teacher 10". The sort keys are columns, so that the indexes that
 * carry the order stay small enough for the longest names, and PostgreSQL reads them alone.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const searched = 'include (person_folded)';

const statements = [
  `alter table accounts
    add column name_order text generated always as (natural_order(name_folded)) stored,
    add column email_order text generated always as (natural_order(email_folded)) stored`,
  'drop index accounts_by_name',
  `create index accounts_by_name on accounts ((name_order collate "C"), (id collate "C")) ${searched}`,
  'drop index accounts_by_email',
  `create index accounts_by_email on accounts ((email_order collate "C"), (id collate "C")) ${searched}`,
  'drop index accounts_by_type',
  'create index accounts_by_type on accounts (account_type, (name_order collate "C"), (id collate "C"))',
  'create index accounts_by_name_text on accounts ((name_folded collate "C"))',
  'create index accounts_by_email_text on accounts ((email_folded collate "C"))',
];

import { type Kysely, sql } from 'kysely';

/** Passwords from before a mailbox was proved, which the proof removes. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table accounts add column early_password text check (early_password in ('set', 'removed'))`,
  // Only a password opens an account whose mailbox is not proved.
  `update accounts set early_password = 'set' where not mailbox_proved`,
];

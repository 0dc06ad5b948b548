import { type Kysely, sql } from 'kysely';

/** A balance of a buyer is read from the index alone: what it is grouped by stands in it, too. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `drop index ledger_balances`,
  `create index ledger_balances on ledger_entries (buyer, account, currency) include (cents)`,
];

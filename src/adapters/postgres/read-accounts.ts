import { CompiledQuery, type Kysely } from 'kysely';
import type { Account } from '#application/service/ports/account-repository.ts';
import { accountOf, type AccountRow } from './account-row.ts';
import type { Schema } from './schema.ts';

/** What an account is made of, its grants included, of a table named `a`. */
export const accountColumns = `a.*, coalesce(
    (select json_agg(json_build_object(
      'kind', g.kind,
      'startsAt', (extract(epoch from g.starts_at) * 1000)::bigint,
      'endsAt', (extract(epoch from g.ends_at) * 1000)::bigint) order by g.id)
    from grants g where g.account_id = a.id), '[]') as grants`;

/** Prepared once per connection, and built once. */
const accountsById = `/* accounts-by-id */ select ${accountColumns} from accounts a where a.id = any($1)`;

/** The accounts of these ids, with their grants, by one statement. */
export async function readAccounts(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Account>> {
  const { rows } = await db.executeQuery<AccountRow>(CompiledQuery.raw(accountsById, [ids]));
  return new Map(rows.map((row) => [row.id, accountOf(row)]));
}

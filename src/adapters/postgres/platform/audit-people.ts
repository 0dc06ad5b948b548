import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { maxPeopleSearched, type PersonSearch } from '#domain/activity.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import { pathInScope } from './scope-sql.ts';
import { textRules } from './table-filter.ts';

type Sql = RawBuilder<unknown>;

/** Whether the account `a` is a person of a scope: a member at any time, or a person whom the reader's own entries name. */
function accountInScope(scope: Scope): Sql {
  if (scope.everything) return sql`true`;
  const parts: Sql[] = [];
  if (scope.organizations.length > 0)
    parts.push(
      sql`select m.account_id from memberships m where ${pathInScope(scope, sql`m.organization_path`)}`,
    );
  if (scope.own !== null)
    parts.push(sql`select unnest(array[l.by_account, l.on_behalf_of, l.subject]) from audit_log l
      where l.concerned @> array[${scope.own.accountId}]::text[]`);
  return parts.length === 0 ? sql`false` : sql`a.id in (${sql.join(parts, sql` union `)})`;
}

/**
 * Returns the IDs of people in a scope whose name or address matches a rule. Returns at most one more than the maximum, so that the caller can tell if there
 * are more.
 */
export async function peopleNamed(
  db: QueryExecutorProvider,
  { mode, value }: PersonSearch,
  scope: Scope,
): Promise<readonly string[]> {
  const meets = (folded: Sql): Sql => textRules[mode](folded, value);
  const limit = maxPeopleSearched + 1;
  const { rows } = await sql<{ id: string }>`
    (select a.id from accounts a where ${meets(sql`a.person_folded`)} and ${accountInScope(scope)} limit ${limit})
    union all
    (select s.id from students s where ${meets(sql`s.name_folded`)} and ${pathInScope(scope, sql`s.organization_path`)}
      limit ${limit})
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

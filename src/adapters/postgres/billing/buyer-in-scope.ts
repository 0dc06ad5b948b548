import { sql } from 'kysely';
import type { Scope } from '#domain/organizations/access/scope.ts';
import { pathInScope } from '../platform/scope-sql.ts';

/** Matches rows with `organization_path`, `buyer_kind` and `buyer_id` if their buyer is in a scope: an organization in it, or the account itself. */
export const buyerInScope = (scope: Scope) => {
  const own = scope.own?.accountId ?? null;
  return sql<boolean>`(${pathInScope(scope, sql.ref('organization_path'))}
    or (buyer_kind = 'account' and organization_path is null and buyer_id = ${own}))`;
};

import { type RawBuilder, sql } from 'kysely';
import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import { codePointsWithin } from './scope-sql.ts';

type Sql = RawBuilder<unknown>;

/**
 * Matches the entries of an organization or of one below it. For paths of one or two steps, indexes include the time. Longer paths are filtered from the
 * entries of their first two steps.
 */
function ofOrganization(path: OrganizationPath): Sql {
  const [root = '', second, ...deeper] = path.split('/').slice(0, -1);
  if (second === undefined) return sql`split_part(l.organization_path, '/', 1) = ${root}`;
  const school = sql`(split_part(l.organization_path, '/', 1) || '/' || split_part(l.organization_path, '/', 2))
    = ${`${root}/${second}`}`;
  return deeper.length === 0
    ? school
    : sql`(${school} and ${codePointsWithin(sql`l.organization_path`, path)})`;
}

export function entryInScope({ everything, organizations, own }: Scope): Sql {
  if (everything) return sql`true`;
  const parts = organizations.map(ofOrganization);
  if (own !== null) parts.push(sql`l.concerned @> array[${own.accountId}]::text[]`);
  return parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` or `)})`;
}

import { type RawBuilder, sql } from 'kysely';
import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { OwnScope, Scope } from '#domain/organizations/access/scope.ts';

type Sql = RawBuilder<unknown>;

/** Returns the exclusive upper bound of a path and the paths below it. Paths end in a slash, and the character after a slash is a zero. */
const behindAll = (path: OrganizationPath): string => `${path.slice(0, -1)}0`;

export const codePointsWithin = (column: Sql, path: OrganizationPath): Sql =>
  sql`${column} >= ${path} and ${column} < ${behindAll(path)}`;

const ofOrganization = (path: OrganizationPath): Sql => sql`select id from classrooms
  where ${codePointsWithin(sql.ref('organization_path'), path)}`;

function ownParts({ accountId, mailbox, shared }: OwnScope): readonly Sql[] {
  const role = shared ? sql`` : sql` and role = 'owner'`;
  const taken = sql`select classroom_id from classroom_teachers where account_id = ${accountId}${role}`;
  if (mailbox === null) return [taken];
  return [taken, sql`select classroom_id from classroom_teachers where email = ${mailbox}${role}`];
}

/** Whether the classroom with the ID in this column is in a scope, like `isInScope`. Each part uses its own index. A contract test compares the two. */
export function classroomInScope({ everything, organizations, own }: Scope, classroomId: Sql): Sql {
  if (everything) return sql`true`;
  const parts = [...organizations.map(ofOrganization), ...(own === null ? [] : ownParts(own))];
  return parts.length === 0 ? sql`false` : sql`${classroomId} in (${sql.join(parts, sql` union all `)})`;
}

/** Whether a row with this path column is in a scope, like `isInScope` for a subject without an owner. */
export function pathInScope({ everything, organizations }: Scope, path: Sql): RawBuilder<boolean> {
  if (everything) return sql<boolean>`true`;
  const parts = organizations.map((above) => sql`(${path} >= ${above} and ${path} < ${behindAll(above)})`);
  return parts.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(parts, sql` or `)})`;
}

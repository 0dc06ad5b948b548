import { type RawBuilder, sql } from 'kysely';
import type { OrganizationPath, OwnScope, Scope } from '#domain/access/scope.ts';

type Sql = RawBuilder<unknown>;

/** Paths end in a slash, and what is below them goes on after it: everything up to where a zero would stand instead. */
const behindAll = (path: OrganizationPath): string => `${path.slice(0, -1)}0`;

/** The condition that a path is this one, or below it. */
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

/**
 * The condition that the classroom of this id column is in a scope, as `isInScope` decides it; each part is found by an index
 * of its own. A contract test holds the two together.
 */
export function classroomInScope({ everything, organizations, own }: Scope, classroomId: Sql): Sql {
  if (everything) return sql`true`;
  const parts = [...organizations.map(ofOrganization), ...(own === null ? [] : ownParts(own))];
  return parts.length === 0 ? sql`false` : sql`${classroomId} in (${sql.join(parts, sql` union all `)})`;
}

/**
 * The condition that what belongs to the organization of this path column is in a scope, as `isInScope` decides it of a
 * thing that is nobody's own.
 */
export function pathInScope({ everything, organizations }: Scope, path: Sql): RawBuilder<boolean> {
  if (everything) return sql<boolean>`true`;
  const parts = organizations.map((above) => sql`(${path} >= ${above} and ${path} < ${behindAll(above)})`);
  return parts.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(parts, sql` or `)})`;
}

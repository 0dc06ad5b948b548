import { type Kysely, sql } from 'kysely';
import { pathsTo, type OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { Schema } from '../schema.ts';

/** Returns the organizations that store no last names of students, because of their own settings or those of an organization above them. */
export async function withoutLastNames(
  db: Kysely<Schema>,
  organizations: readonly OrganizationPath[],
): Promise<ReadonlySet<OrganizationPath>> {
  if (organizations.length === 0) return new Set();
  const paths = [...new Set(organizations.flatMap(pathsTo))];
  const { rows } = await sql<{ readonly path: OrganizationPath }>`select path from organizations
    where path = any(${paths}) and not keeps_last_names`.execute(db);
  return new Set(organizations.filter((path) => rows.some((above) => path.startsWith(above.path))));
}

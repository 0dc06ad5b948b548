import { type Kysely, sql } from 'kysely';

/** A request is to join an organization, or to take a workspace in (ORG-1): one for each workspace, whatever organization is asked. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table join_requests
    add column workspace_id text unique references organizations (id) on delete cascade,
    drop constraint join_requests_account_id_organization_id_key`,
  `create unique index requests_to_join on join_requests (account_id, organization_id)
    where workspace_id is null`,
  // What an account asked goes with it.
  `create index requests_of_account on join_requests (account_id)`,
];

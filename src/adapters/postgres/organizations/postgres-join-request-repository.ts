import { type Kysely, type RawBuilder, sql } from 'kysely';
import type {
  JoinRequestRepository,
  NewJoinRequest,
  StoredJoinRequest,
} from '#application/service/organizations/ports/join-request-repository.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import type { JoinRequestState } from '#domain/organizations/joining/join-request.ts';
import { pathsTo, type OrganizationPath } from '#domain/identity/membership/organization.ts';
import { instant, type Schema } from '../schema.ts';
import { pathInScope } from '../platform/scope-sql.ts';

/** Requests to join organizations in PostgreSQL or PGlite. The requests of an account are deleted with its row. */
export class PostgresJoinRequestRepository implements JoinRequestRepository {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  ask({ id, accountId, organizationId, workspaceId, at }: NewJoinRequest): Promise<boolean> {
    const [same, asksAgain] =
      workspaceId === null
        ? [sql`(account_id, organization_id) where workspace_id is null`, sql`r.state = 'approved'`]
        : [sql`(workspace_id)`, sql`r.state <> 'pending' or r.organization_id <> excluded.organization_id`];
    return this.#change(sql`insert into join_requests as r
        (id, account_id, organization_id, workspace_id, state, asked_at)
      values (${id}, ${accountId}, ${organizationId}, ${workspaceId}, 'pending', ${instant(at)})
      on conflict ${same} do update set id = excluded.id, account_id = excluded.account_id,
        organization_id = excluded.organization_id, state = excluded.state, asked_at = excluded.asked_at
      where ${asksAgain}
      returning id`);
  }

  async ofWorkspace(workspaceId: string): Promise<StoredJoinRequest | null> {
    const [found] = await this.#read(sql`r.workspace_id = ${workspaceId}`, 1);
    return found ?? null;
  }

  async withdraw(workspaceId: string): Promise<OrganizationPath | null> {
    const { rows } = await sql<{ path: OrganizationPath }>`delete from join_requests r using organizations o
      where o.id = r.organization_id and r.workspace_id = ${workspaceId} and r.state = 'pending'
      returning o.path`.execute(this.#db);
    return rows[0]?.path ?? null;
  }

  async stateOf(accountId: string, organizationId: string): Promise<JoinRequestState | null> {
    const row = await this.#db
      .selectFrom('join_requests')
      .select('state')
      .where('account_id', '=', accountId)
      .where('organization_id', '=', organizationId)
      .where('workspace_id', 'is', null)
      .executeTakeFirst();
    return row?.state ?? null;
  }

  waiting(scope: Scope, limit: number): Promise<readonly StoredJoinRequest[]> {
    return this.#read(sql`r.state = 'pending' and ${pathInScope(scope, sql.ref('o.path'))}`, limit);
  }

  async byId(id: string, scope: Scope): Promise<StoredJoinRequest | null> {
    const [found] = await this.#read(sql`r.id = ${id} and ${pathInScope(scope, sql.ref('o.path'))}`, 1);
    return found ?? null;
  }

  settle(id: string, state: 'approved' | 'declined'): Promise<boolean> {
    return this.#change(
      sql`update join_requests set state = ${state} where id = ${id} and state = 'pending' returning id`,
    );
  }

  async deciders(organization: OrganizationPath, limit: number): Promise<readonly EmailAddress[]> {
    const { rows } = await sql<{ email: EmailAddress }>`select lower(a.email) as email
      from memberships m join accounts a on a.id = m.account_id
      where m.role <> 'teacher' and m.to_at is null and a.email is not null and m.organization_path = (
        select organization_path from memberships
        where organization_path in (${sql.join(pathsTo(organization))}) and role <> 'teacher' and to_at is null
        order by length(organization_path) desc limit 1)
      order by m.from_at, m.id limit ${limit}`.execute(this.#db);
    return rows.map(({ email }) => email);
  }

  async #read(condition: RawBuilder<unknown>, limit: number): Promise<readonly StoredJoinRequest[]> {
    const { rows } = await sql<StoredJoinRequest>`select r.id, r.account_id as "accountId", r.state,
        (extract(epoch from r.asked_at) * 1000)::bigint as "askedAt", o.path as organization,
        o.name as "organizationName", w.path as workspace, a.first_name as "firstName", a.last_name as "lastName", a.email
      from join_requests r join organizations o on o.id = r.organization_id join accounts a on a.id = r.account_id
        left join organizations w on w.id = r.workspace_id
      where ${condition} order by r.asked_at, r.id limit ${limit}`.execute(this.#db);
    return rows;
  }

  async #change(statement: RawBuilder<unknown>): Promise<boolean> {
    const { rows } = await statement.execute(this.#db);
    return rows.length > 0;
  }
}

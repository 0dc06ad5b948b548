import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type {
  NewMembership,
  NewOrganization,
  NewWorkspace,
  OrganizationRepository,
  StoredMembership,
  StoredOrganization,
} from '#application/service/organizations/ports/organization-repository.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { RunOrganization } from '#domain/organizations/members/account-deletion.ts';
import type { InCharge } from '#domain/organizations/members/in-charge.ts';
import {
  idOfPath,
  type MembershipEnd,
  pathBelow,
  pathsTo,
  type OrganizationPath,
} from '#domain/identity/membership/organization.ts';
import { type SeatLevel, type Seats, seatsAt } from '#domain/organizations/members/seats.ts';
import { foldedText } from '../platform/folded-text.ts';
import { grantJson } from '../identity/grant-sql.ts';
import type { MembershipsTable, OrganizationsTable } from './membership-tables.ts';
import { naturalOrder } from '../platform/natural-order-sql.ts';
import { instant, type Schema } from '../schema.ts';
import { pathInScope } from '../platform/scope-sql.ts';

const organizationOf = (row: Selectable<OrganizationsTable>): StoredOrganization => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  path: row.path,
  timeZone: row.time_zone,
  parent: row.parent_id,
  seats: row.seats,
  version: row.version,
});

const membershipOf = (row: Selectable<MembershipsTable>): StoredMembership => ({
  id: row.id,
  accountId: row.account_id,
  organization: row.organization_path,
  role: row.role,
  billingContact: row.billing_contact,
  from: row.from_at,
  to: row.to_at,
  endedWhy: row.ended_why,
  lastActiveAt: row.last_active_at,
  seated: row.seated,
  seatRequest: row.seat_asked_at === null ? null : { at: row.seat_asked_at, note: row.seat_note },
});

export class PostgresOrganizationRepository implements OrganizationRepository {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async open({ id, kind, name, timeZone, parent, seats, at }: NewOrganization): Promise<StoredOrganization> {
    const row = await this.#db
      .insertInto('organizations')
      .values({
        id,
        kind,
        name,
        name_folded: foldedText(name),
        time_zone: timeZone,
        parent_id: parent?.id ?? null,
        path: pathBelow(parent?.path ?? null, id),
        seats: seats ?? null,
        created_at: instant(at),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return organizationOf(row);
  }

  async openWorkspace({ id, name, timeZone, owner, at }: NewWorkspace): Promise<void> {
    const { membershipId, accountId, role } = owner;
    await sql`with opened as (
        insert into organizations (id, kind, path, name, name_folded, time_zone, created_at)
        select ${id}, 'workspace', ${pathBelow(null, id)}, ${name}, ${foldedText(name)}, ${timeZone}, ${instant(at)}
        where not exists (select from memberships where account_id = ${accountId} and to_at is null)
        returning id, path)
      insert into memberships (id, account_id, organization_id, organization_path, role, billing_contact, from_at)
      select ${membershipId}, ${accountId}, id, path, ${role}, ${role === 'customer'}::boolean, ${instant(at)}
      from opened`.execute(this.#db);
  }

  async byId(id: string, scope: Scope): Promise<StoredOrganization | null> {
    const row = await this.#db
      .selectFrom('organizations')
      .selectAll()
      .where('id', '=', id)
      .where(pathInScope(scope, sql.ref('path')))
      .executeTakeFirst();
    return row === undefined ? null : organizationOf(row);
  }

  async list(scope: Scope): Promise<readonly StoredOrganization[]> {
    const rows = await this.#db
      .selectFrom('organizations')
      .selectAll()
      .where(pathInScope(scope, sql.ref('path')))
      .orderBy(sql`${naturalOrder(sql.ref('name_folded'))}, id`)
      .execute();
    return rows.map(organizationOf);
  }

  async join(membership: NewMembership): Promise<boolean> {
    const { id, accountId, organizationId, role, billingContact, at, seated = false } = membership;
    // The deletion of an account locks its row, so a concurrent insert does not find the account.
    const { rows } = await sql`insert into memberships
        (id, account_id, organization_id, organization_path, role, billing_contact, from_at, seated, last_active_at)
      select ${id}, a.id, o.id, o.path, ${role}, ${billingContact}, ${instant(at)}, ${seated}::boolean,
        (select max(p.last_active_at) from memberships p
          where p.account_id = a.id and split_part(p.organization_path, '/', 1) = split_part(o.path, '/', 1))
      from organizations o, (select id from accounts where id = ${accountId} for update) a
      where o.id = ${organizationId}
      on conflict (account_id, organization_id) where to_at is null do nothing
      returning id`.execute(this.#db);
    return rows.length > 0;
  }

  async membership(id: string, scope: Scope): Promise<StoredMembership | null> {
    const row = await this.#db
      .selectFrom('memberships')
      .selectAll()
      .where('id', '=', id)
      .where(pathInScope(scope, sql.ref('organization_path')))
      .executeTakeFirst();
    return row === undefined ? null : membershipOf(row);
  }

  async membershipsOf(accountId: string): Promise<readonly StoredMembership[]> {
    const rows = await this.#db
      .selectFrom('memberships')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('to_at', 'is', null)
      .orderBy('from_at')
      .orderBy('id')
      .execute();
    return rows.map(membershipOf);
  }

  changeMembership(
    id: string,
    { role, billingContact }: Partial<Pick<StoredMembership, 'role' | 'billingContact'>>,
  ): Promise<boolean> {
    return this.#change(sql`update memberships set role = coalesce(${role ?? null}, role),
        billing_contact = coalesce(${billingContact ?? null}::boolean, billing_contact)
      where id = ${id} and to_at is null returning id`);
  }

  endMembership(
    id: string,
    { at, why }: { readonly at: number; readonly why: MembershipEnd },
  ): Promise<boolean> {
    return this.#change(sql`update memberships set to_at = ${instant(at)}, ended_why = ${why}
      where id = ${id} and to_at is null returning id`);
  }

  async forget(accountId: string, at: number): Promise<readonly OrganizationPath[]> {
    const { rows } = await sql<{ path: OrganizationPath }>`with mine as (
        select o.id, o.path from organizations o join memberships m on m.organization_id = o.id
        where m.account_id = ${accountId} and o.kind = 'workspace'),
      passed_on as (
        update classrooms set organization_path = null where organization_path in (select path from mine)),
      gone as (delete from organizations where id in (select id from mine)),
      left_behind as (update memberships set account_id = null, to_at = coalesce(to_at, ${instant(at)}),
        ended_why = coalesce(ended_why, 'erased')
      where account_id = ${accountId} and organization_id not in (select id from mine))
      select path from mine`.execute(this.#db);
    return rows.map(({ path }) => path);
  }

  async choose(accountId: string, organizationId: string): Promise<void> {
    await sql`update accounts set last_organization = ${organizationId}
      where id = ${accountId} and last_organization is distinct from ${organizationId}`.execute(this.#db);
  }

  async lock(path: OrganizationPath): Promise<void> {
    const top = idOfPath(path.slice(0, path.indexOf('/') + 1));
    await sql`select from organizations where id = ${top} for update`.execute(this.#db);
  }

  async lockAllOf(accountId: string): Promise<void> {
    await sql`select from organizations where id in (
        select split_part(organization_path, '/', 1) from memberships
        where account_id = ${accountId} and to_at is null)
      order by id for update`.execute(this.#db);
  }

  async runBy(accountId: string): Promise<readonly RunOrganization[]> {
    const { rows } = await sql<RunOrganization>`select o.id, o.name,
        json_build_object('id', m.id, 'role', m.role) as membership,
        (select json_agg(json_build_object('id', r.id, 'role', r.role)) from memberships r
          where r.role <> 'teacher' and r.to_at is null and starts_with(o.path, r.organization_path)) as "inCharge"
      from memberships m join organizations o on o.id = m.organization_id
      where m.account_id = ${accountId} and m.to_at is null and m.role <> 'teacher'
        and exists (select from memberships x where x.to_at is null and x.account_id <> ${accountId}
          and x.organization_path >= o.path and x.organization_path < left(o.path, -1) || '0')
      order by ${naturalOrder(sql.ref('o.name_folded'))}, o.id`.execute(this.#db);
    return rows;
  }

  async inCharge(path: OrganizationPath): Promise<readonly InCharge[]> {
    const { rows } = await sql<InCharge>`select id, role from memberships
      where organization_path in (${sql.join(pathsTo(path))}) and role <> 'teacher' and to_at is null`.execute(
      this.#db,
    );
    return rows;
  }

  async countSeats(path: OrganizationPath, now: number): Promise<Seats> {
    const { rows } =
      await sql<SeatLevel>`select o.path as organization, o.seats as "limit", o.seats_by_person as "byPerson",
        (select count(distinct m.account_id)::integer from memberships m where m.role = 'teacher' and m.to_at is null
          and m.seated and m.organization_path >= o.path and m.organization_path < left(o.path, -1) || '0') as taken,
        (select count(distinct i.email)::integer from invitations i join organizations p on p.id = i.organization_id
          where i.role = 'teacher' and i.state = 'pending' and i.expires_at > ${instant(now)}
            and p.path >= o.path and p.path < left(o.path, -1) || '0'
            and not exists (select from accounts a join memberships m on m.account_id = a.id
              where a.mailbox_proved and lower(a.email) = i.email and m.role = 'teacher' and m.to_at is null and m.seated
                and m.organization_path >= o.path and m.organization_path < left(o.path, -1) || '0')) as promised,
        coalesce((select jsonb_agg(${sql.raw(grantJson)}::jsonb || jsonb_build_object('seats', g.seats))
          from grants g where g.organization_id = o.id), '[]') as grants
      from organizations o where o.path in (${sql.join(pathsTo(path))})`.execute(this.#db);
    return seatsAt(now, path, rows);
  }

  async #change(statement: RawBuilder<unknown>): Promise<boolean> {
    const { rows } = await statement.execute(this.#db);
    return rows.length > 0;
  }
}

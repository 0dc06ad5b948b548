import { type Kysely, type RawBuilder, sql } from 'kysely';
import type {
  SeatGiven,
  SeatRepository,
  StoredSeatWaiting,
} from '#application/service/organizations/ports/seat-repository.ts';
import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { SeatRequest } from '#domain/organizations/members/seats.ts';
import { instant, type Schema } from '../schema.ts';
import { pathInScope } from '../platform/scope-sql.ts';

const noRequest = sql`seat_asked_at = null, seat_note = ''`;

export class PostgresSeatRepository implements SeatRepository {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  give(membershipId: string): Promise<boolean> {
    return this.#change(sql`update memberships set seated = true, ${noRequest}
      where id = ${membershipId} and role = 'teacher' and to_at is null and not seated returning id`);
  }

  free(membershipId: string): Promise<boolean> {
    return this.#change(sql`update memberships set seated = false
      where id = ${membershipId} and seated returning id`);
  }

  ask(membershipId: string, { at, note }: SeatRequest): Promise<boolean> {
    return this.#change(sql`update memberships set seat_asked_at = ${instant(at)}, seat_note = ${note}
      where id = ${membershipId} and role = 'teacher' and to_at is null and not seated
        and seat_asked_at is null returning id`);
  }

  decline(membershipId: string): Promise<boolean> {
    return this.#change(sql`update memberships set ${noRequest}
      where id = ${membershipId} and seat_asked_at is not null returning id`);
  }

  async waiting(scope: Scope, most: number): Promise<readonly StoredSeatWaiting[]> {
    const { rows } = await sql<StoredSeatWaiting>`select m.id, a.id as "accountId", a.email,
        a.first_name as "firstName", a.last_name as "lastName", o.name as school,
        (extract(epoch from m.seat_asked_at) * 1000)::bigint as at, m.seat_note as note
      from memberships m join accounts a on a.id = m.account_id join organizations o on o.id = m.organization_id
      where m.seat_asked_at is not null and ${pathInScope(scope, sql.ref('m.organization_path'))}
      order by m.seat_asked_at, m.id limit ${most}`.execute(this.#db);
    return rows;
  }

  async setByPerson(organizationId: string, byPerson: boolean): Promise<void> {
    await sql`update organizations set seats_by_person = ${byPerson} where id = ${organizationId}`.execute(
      this.#db,
    );
  }

  async fill(path: OrganizationPath, most: number | null): Promise<readonly string[]> {
    const { rows } = await sql<{ readonly id: string }>`update memberships set seated = true, ${noRequest}
      where id in (select m.id from memberships m
        where m.organization_path >= ${path} and m.organization_path < left(${path}, -1) || '0'
          and m.role = 'teacher' and m.to_at is null and not m.seated
        order by m.seat_asked_at nulls last, m.from_at, m.id limit ${most}::integer)
      returning id`.execute(this.#db);
    return rows.map(({ id }) => id);
  }

  async giveToWaiting(path: OrganizationPath, most: number | null): Promise<readonly SeatGiven[]> {
    const { rows } = await sql<SeatGiven>`with first_come as (
        select m.id, m.account_id, m.organization_path, m.seat_asked_at from memberships m
        where m.organization_path >= ${path} and m.organization_path < left(${path}, -1) || '0'
          and m.seat_asked_at is not null and m.role = 'teacher' and m.to_at is null and not m.seated
        order by m.seat_asked_at, m.id limit ${most}::integer),
      given as (update memberships set seated = true, ${noRequest}
        where id in (select id from first_come) returning id)
      select id, account_id as "accountId", organization_path as organization
      from first_come where id in (select id from given) order by seat_asked_at, id`.execute(this.#db);
    return rows;
  }

  async #change(statement: RawBuilder<unknown>): Promise<boolean> {
    const { rows } = await statement.execute(this.#db);
    return rows.length > 0;
  }
}

import { type Kysely, sql } from 'kysely';
import type {
  BoughtGrant,
  CompBefore,
  FreeGrant,
  GrantHolders,
  GrantRepository,
  HeldGrants,
  OrganizationGrant,
} from '#application/service/organizations/ports/grant-repository.ts';
import { idsOfPath } from '#domain/identity/membership/organization.ts';
import { grantJson, seatStanding } from '../identity/grant-sql.ts';
import { instant, type Schema } from '../schema.ts';

export class PostgresGrantRepository implements GrantRepository {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async give({ organizationId, kind, seats, startsAt, endsAt, owed }: OrganizationGrant): Promise<void> {
    await this.#db
      .insertInto('grants')
      .values({
        organization_id: organizationId,
        kind,
        seats,
        starts_at: instant(startsAt),
        ends_at: instant(endsAt),
        owed: owed ?? null,
      })
      .execute();
  }

  async giveBought(grant: BoughtGrant): Promise<void> {
    const { order, holder, kind, seats, startsAt, endsAt, owed, trustedUntil } = grant;
    const isOrganization = holder.kind === 'organization';
    await this.#db
      .insertInto('grants')
      .values({
        account_id: isOrganization ? null : holder.id,
        organization_id: isOrganization ? holder.id : null,
        kind,
        seats: isOrganization ? seats : null,
        starts_at: instant(startsAt),
        ends_at: instant(endsAt),
        owed: owed ?? null,
        trusted_until: trustedUntil === undefined ? null : instant(trustedUntil),
        order_id: order,
      })
      .onConflict((conflict) =>
        conflict
          .column('order_id')
          .doUpdateSet({ owed: null, trusted_until: null })
          .where(sql<boolean>`grants.owed is not null and excluded.owed is null`),
      )
      .execute();
  }

  async changeBought({
    order,
    seats,
    endsAt,
    trustedUntil,
  }: Pick<BoughtGrant, 'order' | 'seats' | 'endsAt' | 'trustedUntil'>): Promise<void> {
    await this.#db
      .updateTable('grants')
      .set({
        seats,
        ends_at: instant(endsAt),
        trusted_until: trustedUntil === undefined ? null : instant(trustedUntil),
      })
      .where('order_id', '=', order)
      .where('organization_id', 'is not', null)
      .where('owed', 'is not', null)
      .execute();
  }

  async endBought(order: string, at: number): Promise<void> {
    await this.#db
      .updateTable('grants')
      .set({ ends_at: sql`least(ends_at, greatest(starts_at, ${instant(at)}::timestamptz))` })
      .where('order_id', '=', order)
      .execute();
  }

  async endDeclined({ order, holder }: Pick<BoughtGrant, 'order' | 'holder'>, at: number): Promise<void> {
    await this.#db
      .updateTable('grants')
      .set({ ends_at: sql`least(ends_at, greatest(starts_at, ${instant(at)}::timestamptz))` })
      .where(holder.kind === 'organization' ? 'organization_id' : 'account_id', '=', holder.id)
      .where('owed', '=', 'card')
      .where('order_id', '<>', order)
      .execute();
  }

  async giveFree({ holder, kind, seats, startsAt, endsAt, given }: FreeGrant): Promise<void> {
    const isOrganization = holder.kind === 'organization';
    await this.#db
      .insertInto('grants')
      .values({
        account_id: isOrganization ? null : holder.id,
        organization_id: isOrganization ? holder.id : null,
        kind,
        seats: isOrganization ? seats : null,
        starts_at: instant(startsAt),
        ends_at: instant(endsAt),
        owed: null,
        given_by: given.by,
        given_note: given.note,
      })
      .execute();
  }

  async setComp(grant: FreeGrant): Promise<CompBefore | null> {
    const { holder, seats, startsAt, endsAt, given } = grant;
    const isOrganization = holder.kind === 'organization';
    const before = await this.#db
      .selectFrom('grants')
      .select(['id', 'seats', 'ends_at as endsAt'])
      .where(isOrganization ? 'organization_id' : 'account_id', '=', holder.id)
      .where('kind', '=', 'comp')
      .where('given_by', '=', 'staff')
      .where('ends_at', '>', sql<number>`${instant(startsAt)}::timestamptz`)
      .orderBy('ends_at', 'desc')
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    if (before === undefined) {
      await this.giveFree(grant);
      return null;
    }
    await this.#db
      .updateTable('grants')
      .set({
        ends_at: instant(endsAt),
        seats: isOrganization ? seats : null,
        given_note: given.note,
      })
      .where('id', '=', before.id)
      .execute();
    return { endsAt: before.endsAt, seats: before.seats };
  }

  async read({ accountId, organization }: GrantHolders): Promise<HeldGrants> {
    const ids = organization === null ? [] : idsOfPath(organization);
    const { rows } = await sql<HeldGrants>`select
        coalesce((select jsonb_agg(${sql.raw(grantJson)}::jsonb || jsonb_build_object('id', g.id::text, 'seats', g.seats,
            'holder', case when o.id is null then null else jsonb_build_object('id', o.id, 'name', o.name) end)
              || case when g.given_by is null then '{}'::jsonb
                else jsonb_build_object('given', jsonb_build_object('by', g.given_by, 'note', g.given_note)) end
            order by g.ends_at desc, g.id)
          from grants g left join organizations o on o.id = g.organization_id
          where g.account_id = ${accountId} or g.organization_id = any(${ids}::text[])), '[]') as grants,
        coalesce((select jsonb_agg(jsonb_build_object('firstName', a.first_name, 'lastName', a.last_name)
            order by a.name_order collate "C" nulls last, m.id)
          from memberships m join accounts a on a.id = m.account_id
          where m.organization_id = any(${ids}::text[]) and m.to_at is null
            and (m.role = 'customer' or m.billing_contact)), '[]') as buyers,
        (select ${sql.raw(seatStanding)} from memberships m
          where m.account_id = ${accountId} and m.organization_path = ${organization} and m.to_at is null) as seat`.execute(
      this.#db,
    );
    const [held] = rows;
    if (held === undefined) throw new Error('a select without a table returned no row');
    return held;
  }
}

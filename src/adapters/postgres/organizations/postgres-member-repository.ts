import { type Kysely, sql } from 'kysely';
import type {
  MemberRepository,
  StoredMember,
  StoredMemberProfile,
} from '#application/service/organizations/ports/member-repository.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import { activityNotedEveryMs } from '#domain/organizations/members/member.ts';
import type { MemberColumn, MemberQuery } from '#domain/organizations/members/member-table.ts';
import type { Page } from '#domain/platform/tables/page.ts';
import { listedMembersInScope, memberJson, type MemberRow, memberTable } from './member-page.ts';
import { naturalOrder } from '../platform/natural-order-sql.ts';
import { instant, type Schema } from '../schema.ts';
import { pathInScope } from '../platform/scope-sql.ts';
import { filterSql } from '../platform/table-filter.ts';
import { readPage } from '../platform/table-page.ts';

export class PostgresMemberRepository implements MemberRepository {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async page({ timeZone, on, ...query }: MemberQuery, scope: Scope): Promise<Page<StoredMember>> {
    const table = memberTable(scope, on === undefined ? { timeZone } : { timeZone, on });
    const page = await readPage<MemberRow, MemberColumn>(this.#db, table, query);
    return { ...page, rows: page.rows.map(({ member }) => member) };
  }

  async ids(
    { filter, timeZone }: Pick<MemberQuery, 'filter' | 'timeZone'>,
    scope: Scope,
  ): Promise<readonly string[]> {
    const table = memberTable(scope, { timeZone });
    const { rows } = await sql<{ readonly id: string }>`select ${table.id} as id from ${table.from}
      where ${table.scope} and ${filterSql(filter, table)}`.execute(this.#db);
    return rows.map(({ id }) => id);
  }

  async byId(id: string, scope: Scope): Promise<StoredMemberProfile | null> {
    const { rows } = await sql<StoredMemberProfile>`select ${memberJson},
        coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name,
            'archivedAt', (extract(epoch from c.archived_at) * 1000)::bigint)
            order by ${naturalOrder(sql.ref('c.name_folded'))}, c.id)
          from classroom_teachers t join classrooms c on c.id = t.classroom_id
          where t.account_id = m.account_id and t.role = 'owner'
            and c.organization_path = m.organization_path), '[]') as owned,
        (select json_agg(json_build_object('id', h.id, 'school', o.name, 'role', h.role,
            'from', (extract(epoch from h.from_at) * 1000)::bigint,
            'to', (extract(epoch from h.to_at) * 1000)::bigint, 'endedWhy', h.ended_why)
            order by h.from_at desc, h.id desc)
          from memberships h join organizations o on o.id = h.organization_id
          where h.account_id = m.account_id and ${pathInScope(scope, sql.ref('h.organization_path'))}) as history
      from memberships m where m.id = (
        select m.id from memberships asked join memberships m on m.account_id = asked.account_id
        where asked.id = ${id} and ${pathInScope(scope, sql.ref('asked.organization_path'))} and ${listedMembersInScope(scope)}
        order by m.id = asked.id desc, m.to_at is null desc, m.from_at desc, m.id desc limit 1)`.execute(
      this.#db,
    );
    return rows[0] ?? null;
  }

  async recordActive(accountId: string, at: number): Promise<void> {
    const before = instant(at - activityNotedEveryMs);
    await sql`with seen as (update accounts set last_active_at = ${instant(at)}
        where id = ${accountId} and (last_active_at is null or last_active_at < ${before}))
      update memberships set last_active_at = ${instant(at)}
      where account_id = ${accountId} and to_at is null
        and (last_active_at is null or last_active_at < ${before})`.execute(this.#db);
  }
}

import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PeopleDirectory } from '#application/service/organizations/ports/people-directory.ts';
import type { Person, PersonOrganization } from '#domain/organizations/directory/person.ts';
import {
  maxPeopleCounted,
  type PersonColumn,
  type PersonQuery,
} from '#domain/organizations/directory/person-table.ts';
import { type AccessState } from '#domain/identity/account/access-state.ts';
import { accessAt, type Grant, graceDays, renewalDays } from '#domain/organizations/grants/grant.ts';
import type { AccountType } from '#domain/identity/membership/account-type.ts';
import type { Page } from '#domain/platform/tables/page.ts';
import { grantJson, isCoveredMemberSql, isHeldAbove } from '../identity/grant-sql.ts';
import { instant, type Schema } from '../schema.ts';
import { readPage, type SqlTable } from '../platform/table-page.ts';

type Sql = RawBuilder<unknown>;

type PersonRow = {
  readonly id: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly account_type: AccountType;
  readonly created_at: number;
  readonly last_active_at: number | null;
  readonly disabled_at: number | null;
  readonly grants: readonly Grant[];
  readonly organizations: readonly PersonOrganization[];
};

const held = sql`select g.* from grants g where g.account_id = a.id
  union all select g.* from memberships m join grants g on ${sql.raw(isHeldAbove('m.organization_path'))}
  where m.account_id = a.id and m.to_at is null and ${sql.raw(isCoveredMemberSql)}`;

/** The data of a row. Grants and organizations are read only for the rows of a page, after sorting and limiting. */
const rows = sql`a.id, a.first_name, a.last_name, a.email, a.account_type, a.created_at, a.last_active_at, a.disabled_at,
  coalesce((select json_agg(${sql.raw(grantJson)}) from (${held}) g), '[]') as grants,
  coalesce((select json_agg(json_build_object('id', o.id, 'name', o.name, 'role', m.role) order by m.from_at, m.id)
    from memberships m join organizations o on o.id = m.organization_id
    where m.account_id = a.id and m.to_at is null), '[]') as organizations`;

const states = {
  renewalComing: 'renewal_coming',
  active: 'subscription_active',
  trial: 'trial_active',
  expired: 'subscription_expired',
  none: 'trial_expired',
} as const satisfies Readonly<Record<string, AccessState>>;

const days = (count: number): Sql => sql`make_interval(hours => ${24 * count})`;

/** The access state for filters, like `accessAt`. The contract compares the two. */
const accessSql = (now: Sql): Sql => sql`(with h as materialized (
    select kind <> 'trial' and not held_back as paid, kind, held_back, starts_at, ends_at,
        held_back and trusted_until > starts_at as unpaid_in_time,
        case when held_back and trusted_until > starts_at then least(trusted_until, ends_at) else ends_at end as cover_ends_at from (
      select h.*, h.owed is not null and (h.trusted_until is null or h.trusted_until <= ${now}) as held_back from (${held}) h) owing)
  select case
    when bool_or(h.paid and h.starts_at <= ${now} and ${now} < h.ends_at) then
      case when min(h.ends_at) filter (where h.paid and h.ends_at > ${now} and not exists (
          select from h o where o.paid and o.starts_at <= h.ends_at and h.ends_at < o.ends_at)) <= ${now} + ${days(renewalDays)}
        then ${states.renewalComing} else ${states.active} end
    when bool_or(h.paid and h.ends_at <= ${now} and ${now} < h.ends_at + ${days(graceDays)})
      and bool_or(h.kind <> 'trial' and ${now} < h.ends_at) then ${states.renewalComing}
    when bool_or(h.kind = 'trial' and not h.held_back and ${now} < h.ends_at) then ${states.trial}
    when bool_or(h.unpaid_in_time and h.starts_at <= ${now} and ${now} < h.ends_at) then ${states.expired}
    when (array_agg(h.kind order by h.cover_ends_at desc, h.kind = 'trial')
      filter (where (not h.held_back or h.unpaid_in_time) and h.cover_ends_at <= ${now}))[1] <> 'trial' then ${states.expired}
    else ${states.none} end
  from h)`;

const peopleTable = (timeZone: string, now: number): SqlTable<PersonColumn> => ({
  rows,
  from: sql`accounts a`,
  scope: sql`true`,
  id: sql`a.id`,
  reading: 'places-first',
  searching: { alias: 'a', head: 20_000, sorted: 30_000, sampled: 1 },
  timeZone,
  countAtMost: maxPeopleCounted,
  columns: {
    name: { kind: 'text', folded: sql`a.name_folded`, order: sql`a.name_order` },
    email: { kind: 'text', folded: sql`a.email_folded`, order: sql`a.email_order` },
    person: { kind: 'text', folded: sql`a.person_folded`, grams: sql`grams4(a.person_folded)` },
    type: { kind: 'text', folded: sql`a.account_type` },
    access: { kind: 'text', folded: accessSql(sql`${instant(now)}::timestamptz`) },
    organization: { kind: 'text', folded: sql`a.organizations_folded` },
    lastActive: { kind: 'date', value: sql`a.last_active_at` },
    since: { kind: 'date', value: sql`a.created_at` },
    disabled: { kind: 'date', value: sql`a.disabled_at` },
  },
});

/** All accounts, in PostgreSQL or PGlite. Everything except the access state is read from one table with indexes. */
export class PostgresPeopleDirectory implements PeopleDirectory {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async page({ timeZone, ...query }: PersonQuery, now: number): Promise<Page<Person>> {
    const page = await readPage<PersonRow, PersonColumn>(this.#db, peopleTable(timeZone, now), query);
    return { ...page, rows: page.rows.map((row) => personOf(row, now)) };
  }
}

function personOf(row: PersonRow, now: number): Person {
  const { state, trialDaysLeft } = accessAt(now, row.grants);
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    accountType: row.account_type,
    organizations: row.organizations,
    lastActiveAt: row.last_active_at,
    since: row.created_at,
    account: { accessState: state, trialDaysLeft, disabledAt: row.disabled_at },
  };
}

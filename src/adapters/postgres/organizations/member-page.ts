import { type RawBuilder, sql } from 'kysely';
import type { StoredMember } from '#application/service/organizations/ports/member-repository.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { MemberColumn, MemberQuery } from '#domain/organizations/members/member-table.ts';
import { seatStanding } from '../identity/grant-sql.ts';
import { pathInScope } from '../platform/scope-sql.ts';
import type { SqlTable } from '../platform/table-page.ts';

/** Matches the memberships `m` that are listed: current ones, and the last one of each deactivated member. */
const listed: RawBuilder<boolean> = sql<boolean>`m.account_id is not null
  and (m.to_at is null or m.ended_why = 'deactivated')
  and (m.to_at is null or not exists (select from memberships later
    where later.account_id = m.account_id and later.organization_id = m.organization_id
      and (later.from_at, later.id) > (m.from_at, m.id)))`;

export const listedMembersInScope = (scope: Scope): RawBuilder<boolean> =>
  sql<boolean>`${pathInScope(scope, sql.ref('m.organization_path'))} and ${listed}`;

/** Matches the memberships `m` in a scope that were current at the end of a day. */
const lastedInScope = (scope: Scope, on: IsoDate, timeZone: string): RawBuilder<boolean> => {
  const end = sql`((${on}::date + 1)::timestamp at time zone ${timeZone})`;
  return sql<boolean>`${pathInScope(scope, sql.ref('m.organization_path'))} and m.account_id is not null
    and m.from_at < ${end} and (m.to_at is null or m.to_at >= ${end})`;
};

const status = sql`case when m.to_at is null then 'joined' else 'deactivated' end`;
/** The current status of a person: joined if they are a member anywhere in the scope, otherwise the status of their last membership. */
const statusNow = (scope: Scope): RawBuilder<unknown> => sql`(select case
    when exists (select from memberships present where present.account_id = m.account_id and present.to_at is null
      and ${pathInScope(scope, sql.ref('present.organization_path'))}) then 'joined'
    when later.ended_why = 'deactivated' then 'deactivated' else 'left' end
  from memberships later
  where later.account_id = m.account_id and later.organization_id = m.organization_id
  order by later.from_at desc, later.id desc limit 1)`;
const seat = sql.raw(seatStanding);
const millis = (timestamp: RawBuilder<unknown>) => sql`(extract(epoch from ${timestamp}) * 1000)::bigint`;

/** The data of a row. Read only for the rows of a page, after sorting and limiting. */
const memberJsonOf = (email: RawBuilder<unknown>, standing: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select json_build_object('id', m.id, 'accountId', a.id, 'firstName', a.first_name, 'lastName', a.last_name,
    'details', json_build_object('email', ${email}, 'role', m.role, 'billingContact', m.billing_contact,
      'school', json_build_object('id', o.id, 'name', o.name), 'status', ${standing}, 'seat', ${seat},
      'lastActiveAt', ${millis(sql`m.last_active_at`)}, 'classrooms', m.classrooms, 'since', ${millis(sql`m.from_at`)}))
  from accounts a, organizations o where a.id = m.account_id and o.id = m.organization_id) as member`;
export const memberJson: RawBuilder<unknown> = memberJsonOf(sql`a.email`, status);
/** The data of a row on a past day. Addresses are included only for members who have not left. */
const pastJson = (scope: Scope): RawBuilder<unknown> =>
  memberJsonOf(sql`case when ${statusNow(scope)} <> 'left' then a.email end`, statusNow(scope));

export type MemberRow = { readonly member: StoredMember };

/** The addresses by which rows are searched and sorted. */
const emailOn = (on: IsoDate | undefined, scope: Scope): RawBuilder<unknown> =>
  on === undefined
    ? sql`m.email_folded`
    : sql`(case when ${statusNow(scope)} <> 'left' then m.email_folded end)`;

const statusOn = (on: IsoDate | undefined, scope: Scope): RawBuilder<unknown> =>
  sql`(${on === undefined ? status : statusNow(scope)})`;

/**
 * The member table of a scope: the listed members, or with `on`, the members at the end of that day. The `memberships` table has all columns for searching and
 * sorting.
 */
export const memberTable = (
  scope: Scope,
  { timeZone, on }: Pick<MemberQuery, 'on' | 'timeZone'>,
): SqlTable<MemberColumn> => ({
  rows: on === undefined ? memberJson : pastJson(scope),
  from: sql`memberships m`,
  scope: on === undefined ? listedMembersInScope(scope) : lastedInScope(scope, on, timeZone),
  id: sql`m.id`,
  reading: 'at-once',
  timeZone,
  columns: {
    name: { kind: 'text', folded: sql`m.name_folded`, order: sql`m.name_order` },
    email: {
      kind: 'text',
      folded: emailOn(on, scope),
      ...(on === undefined ? { order: sql`m.email_order` } : {}),
    },
    person: {
      kind: 'text',
      folded: sql`nullif(btrim(coalesce(m.name_folded, '') || ' ' || coalesce(${emailOn(on, scope)}, '')), '')`,
    },
    // Roles and states contain no digits, so they are their own sort keys.
    role: { kind: 'text', folded: sql`m.role`, order: sql`m.role` },
    school: { kind: 'text', folded: sql`m.school_folded`, order: sql`m.school_order` },
    status: { kind: 'text', folded: statusOn(on, scope), order: statusOn(on, scope) },
    seat: { kind: 'text', folded: sql`(${seat})`, order: sql`(${seat})` },
    lastActive: { kind: 'date', value: sql`m.last_active_at` },
    classrooms: { kind: 'number', value: sql`m.classrooms` },
    since: { kind: 'date', value: sql`m.from_at` },
  },
});

import { type RawBuilder, sql } from 'kysely';
import type { StoredMember } from '#application/service/ports/member-repository.ts';
import type { Scope } from '#domain/access/scope.ts';
import type { MemberColumn } from '#domain/organizations/member-table.ts';
import { seatStanding } from './grant-sql.ts';
import { pathInScope } from './scope-sql.ts';
import type { SqlTable } from './table-page.ts';

/** The memberships `m` that are listed: those that last, and the last one of whoever was deactivated. */
const listed: RawBuilder<boolean> = sql<boolean>`m.account_id is not null
  and (m.to_at is null or m.ended_why = 'deactivated')
  and (m.to_at is null or not exists (select from memberships later
    where later.account_id = m.account_id and later.organization_id = m.organization_id
      and (later.from_at, later.id) > (m.from_at, m.id)))`;

/** The listed memberships in a scope. */
export const listedInScope = (scope: Scope): RawBuilder<boolean> =>
  sql<boolean>`${pathInScope(scope, sql.ref('m.organization_path'))} and ${listed}`;

const status = sql`case when m.to_at is null then 'joined' else 'deactivated' end`;
const seat = sql.raw(seatStanding);
const millis = (moment: RawBuilder<unknown>) => sql`(extract(epoch from ${moment}) * 1000)::bigint`;

/** What a row is made of. It is looked up for the rows of a page alone, once they are sorted and limited. */
export const memberJson: RawBuilder<unknown> = sql`(
  select json_build_object('id', m.id, 'accountId', a.id, 'firstName', a.first_name, 'lastName', a.last_name,
    'details', json_build_object('email', a.email, 'role', m.role, 'billingContact', m.billing_contact,
      'school', json_build_object('id', o.id, 'name', o.name), 'status', ${status}, 'seat', ${seat},
      'lastActiveAt', ${millis(sql`m.last_active_at`)}, 'classrooms', m.classrooms, 'since', ${millis(sql`m.from_at`)}))
  from accounts a, organizations o where a.id = m.account_id and o.id = m.organization_id) as member`;

export type MemberRow = { readonly member: StoredMember };

/** The table of the members in a scope: everything that it is searched and sorted by stands in the memberships. */
export const memberTable = (scope: Scope, timeZone: string): SqlTable<MemberColumn> => ({
  rows: memberJson,
  from: sql`memberships m`,
  scope: listedInScope(scope),
  id: sql`m.id`,
  reading: 'at-once',
  timeZone,
  columns: {
    name: { kind: 'text', folded: sql`m.name_folded` },
    email: { kind: 'text', folded: sql`m.email_folded` },
    person: {
      kind: 'text',
      folded: sql`nullif(btrim(coalesce(m.name_folded, '') || ' ' || coalesce(m.email_folded, '')), '')`,
    },
    role: { kind: 'text', folded: sql`m.role` },
    school: { kind: 'text', folded: sql`m.school_folded` },
    status: { kind: 'text', folded: sql`(${status})` },
    seat: { kind: 'text', folded: sql`(${seat})` },
    lastActive: { kind: 'date', value: sql`m.last_active_at` },
    classrooms: { kind: 'number', value: sql`m.classrooms` },
    since: { kind: 'date', value: sql`m.from_at` },
  },
});

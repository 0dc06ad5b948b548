import { sql } from 'kysely';
import type { NoticeSubject } from '#domain/billing/notices/notice.ts';
import { defaultTimeZone } from '#domain/identity/membership/organization.ts';
import { grantJson, isCoveredMemberSql } from '../identity/grant-sql.ts';
import { instant } from '../schema.ts';

const day = 86_400_000;

const grantsWhere = (condition: string): string =>
  `coalesce((select jsonb_agg(${grantJson}::jsonb order by g.ends_at, g.id) from grants g where ${condition}), '[]')`;

const fullName = `concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, ''))`;

/** Selects holders of grants that begin or end around a time, or of an unpaid purchase order. */
const holders = (now: number) => sql`
  select g.account_id, g.organization_id from grants g
    where g.ends_at between ${instant(now - 20 * day)} and ${instant(now + 32 * day)}
  union select g.account_id, null from grants g
    where g.kind = 'trial' and g.starts_at between ${instant(now - 8 * day)} and ${instant(now)}
  union select g.account_id, g.organization_id from grants g
    where g.owed = 'card' and g.starts_at between ${instant(now - 14 * day)} and ${instant(now)}
  union select case b.buyer_kind when 'account' then b.buyer_id end, case b.buyer_kind when 'organization' then b.buyer_id end
    from orders b where b.state = 'pending-po' and b.placed_at between ${instant(now - 52 * day)} and ${instant(now)}`;

const isMailed = sql.raw(`a.email is not null and a.mailbox_proved and a.disabled_at is null`);

/** Whether a member gets the organization's bills: they are a billing contact, or their address is a billing address of the organization. */
const getsBills = sql.raw(`(m.billing_contact or (m.organization_id = o.id and exists (
  select from billing_addresses b where b.organization_id = o.id and b.email = lower(a.email))))`);

/**
 * Selects the recipients of these holders' notices, each with the other organizations that cover them. There is one row per address, holder and role. An order
 * without an account is its own holder.
 */
const people = (now: number) => sql`
  select 'account' as kind, a.id as holder_id, null as holder_name, 'owner' as role, a.id as account_id, lower(a.email) as address,
      coalesce((select o.time_zone from memberships m join organizations o on o.id = m.organization_id
        where m.account_id = a.id and m.to_at is null order by m.from_at, m.id limit 1), ${defaultTimeZone}) as time_zone,
      (select array_agg(i) from memberships m, unnest(string_to_array(m.organization_path, '/')) i
        where m.account_id = a.id and m.to_at is null and ${sql.raw(isCoveredMemberSql)}) as others
    from holders h join accounts a on a.id = h.account_id where ${isMailed}
  union all
  select 'organization', o.id, o.name,
      case when m.organization_id <> o.id then 'member' when m.role = 'customer' then 'buyer'
        when ${getsBills} then 'billing' else 'member' end,
      a.id, lower(a.email), o.time_zone, string_to_array(m.organization_path, '/')
    from holders h join organizations o on o.id = h.organization_id
    join memberships m on m.organization_path collate "C" >= o.path and m.organization_path collate "C" < o.path || chr(1114111)
    join accounts a on a.id = m.account_id
    where m.to_at is null and ${isMailed} and (${sql.raw(isCoveredMemberSql)} or ${getsBills})
  union all
  select 'organization', o.id, o.name, 'billing', null, b.email, o.time_zone, string_to_array(o.path, '/')
    from holders h join organizations o on o.id = h.organization_id
    join billing_addresses b on b.organization_id = o.id
    where not exists (select from accounts a join memberships m on m.account_id = a.id
      where lower(a.email) = b.email and m.organization_id = o.id and m.to_at is null and ${isMailed})
  union all
  select 'guest', b.id, c.organization, 'billing', null, c.email, ${defaultTimeZone}, array[]::text[]
    from orders b join order_contacts c on c.order_id = b.id
    where b.buyer_kind = 'guest' and b.state = 'pending-po' and b.placed_at between ${instant(now - 52 * day)} and ${instant(now)}`;

const place = `p.holder_id || ' ' || p.address || ' ' || p.role || ' ' || coalesce(array_to_string(p.others, '/'), '')`;

export type SubjectRow = { readonly place: string; readonly subject: NoticeSubject };

export const subjectRows = (now: number, limit: number, after: string | null) => sql<SubjectRow>`
  with holders as (${holders(now)}), people as (${people(now)}),
  page as (select p.*, ${sql.raw(place)} as place from people p
    where ${after}::text is null or (${sql.raw(place)}) collate "C" > ${after}
    order by (${sql.raw(place)}) collate "C" limit ${limit})
  select p.place, jsonb_build_object(
    'holder', jsonb_build_object('kind', p.kind, 'id', p.holder_id, 'name', p.holder_name),
    'role', p.role, 'timeZone', p.time_zone, 'address', p.address, 'accountId', p.account_id,
    'grants', ${sql.raw(grantsWhere(`case p.kind when 'account' then g.account_id else g.organization_id end = p.holder_id`))},
    'others', ${sql.raw(
      grantsWhere(`(g.organization_id = any(p.others) and g.organization_id <> p.holder_id)
        or (p.role = 'member' and g.account_id = p.account_id)`),
    )},
    'orders', coalesce((select jsonb_agg(jsonb_build_object('id', b.id,
        'collected', b.collected, 'placedAt', (extract(epoch from b.placed_at) * 1000)::bigint) order by b.placed_at, b.id)
      from orders b where b.buyer_id = p.holder_id and b.buyer_kind = p.kind and b.state = 'pending-po'), '[]'),
    'renewal', (select jsonb_build_object('startsOn', r.terms->>'startsOn', 'cents', (r.terms->'total'->>'cents')::bigint,
        'last4', r.card->>'last4')
      from auto_renewals r where case p.kind when 'account' then r.account_id else r.organization_id end = p.holder_id
        and r.card is not null and r.terms is not null),
    'buyers', coalesce((select jsonb_agg(${sql.raw(fullName)} order by a.name_order collate "C", m.id)
      from memberships m join accounts a on a.id = m.account_id
      where p.kind = 'organization' and m.organization_id = p.holder_id and m.to_at is null
        and (m.role = 'customer' or m.billing_contact) and ${sql.raw(fullName)} <> ''), '[]'),
    'sent', coalesce((select jsonb_agg(n.key order by n.key) from notices n where n.address = p.address
      and n.holder_id = p.holder_id and n.sent_at > ${instant(now - 90 * day)}), '[]'),
    'stopped', coalesce((select jsonb_agg(s.topic order by s.topic) from notice_stops s
      where s.account_id = p.account_id or (p.account_id is null and s.address = p.address)), '[]')) as subject
  from page p order by p.place collate "C"`;

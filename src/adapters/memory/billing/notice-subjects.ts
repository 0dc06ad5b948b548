import type { Account } from '#application/service/identity/ports/account-repository.ts';
import type {
  StoredMembership,
  StoredOrganization,
} from '#application/service/organizations/ports/organization-repository.ts';
import { isWithin } from '#domain/organizations/access/scope.ts';
import { type EmailAddress, parseEmail } from '#domain/platform/forms/text-fields.ts';
import type { Grant } from '#domain/organizations/grants/grant.ts';
import type { NoticeSubject } from '#domain/billing/notices/notice.ts';
import type { NoticeRole } from '#domain/billing/notices/notice-table.ts';
import { collectedIn } from '#domain/billing/orders/collected-seats.ts';
import { defaultTimeZone, idsOfPath } from '#domain/identity/membership/organization.ts';
import { compareNames } from '#domain/platform/tables/natural-order.ts';
import { accountTable } from '../identity/in-memory-account-repository.ts';
import { InMemoryAutoRenewals } from './in-memory-auto-renewals.ts';
import { grantOf } from '../organizations/in-memory-grant-repository.ts';
import { contactTable } from './in-memory-order-contacts.ts';
import { orderTable } from './in-memory-orders.ts';
import { settingsOf } from '../organizations/in-memory-organization-settings-store.ts';
import type { InMemoryTables } from '../in-memory-tables.ts';
import {
  grantsOf,
  isCoveredMember,
  membershipsOf,
  organizationAt,
  organizationTable,
  presentMembers,
} from '../organizations/organization-rows.ts';

type Placed = { readonly place: string; readonly subject: Omit<NoticeSubject, 'stopped' | 'sent'> };
type Mailed = { readonly account: Account; readonly address: EmailAddress };

const day = 86_400_000;

const isNear = (now: number, { kind, startsAt, endsAt, owed }: Grant): boolean => {
  const since = now - startsAt;
  return (
    (endsAt >= now - 20 * day && endsAt <= now + 32 * day) ||
    (kind === 'trial' && since >= 0 && since <= 8 * day) ||
    (owed === 'card' && since >= 0 && since <= 14 * day)
  );
};

const isRecent = (now: number, placedAt: number): boolean => placedAt <= now && placedAt >= now - 52 * day;

const byEnd = (grants: readonly Grant[]): readonly Grant[] =>
  grants.map(grantOf).toSorted((one, other) => one.endsAt - other.endsAt);

const nameOf = ({ firstName, lastName }: Account): string =>
  [firstName, lastName].filter((part) => part !== null && part !== '').join(' ');

/** Returns the accounts and organizations that may get notices at a time, each with its sort key. */
export async function noticeSubjects(tables: InMemoryTables, now: number): Promise<readonly Placed[]> {
  const accounts = tables.of(accountTable);
  const present = presentMembers(tables);
  const open = tables.of(orderTable).where(({ state }) => state === 'pending-po');
  const renewals = await new InMemoryAutoRenewals(tables).active(Number.POSITIVE_INFINITY, null);
  const renewalOf = (id: string): NoticeSubject['renewal'] => {
    const { card = null, terms = null } = renewals.find(({ buyer }) => buyer.id === id) ?? {};
    if (card === null || terms === null) return null;
    return { startsOn: terms.startsOn, cents: terms.total.cents, last4: card.last4 };
  };
  const ordersOf = (id: string) =>
    open
      .filter(({ buyer }) => buyer.id === id)
      .map((order) => ({
        id: order.id,
        placedAt: order.placedAt,
        collected: collectedIn(order).length > 0,
      }))
      .toSorted((one, other) => one.placedAt - other.placedAt);
  const isHolder = (id: string, grants: readonly Grant[]): boolean =>
    grants.some((grant) => isNear(now, grant)) ||
    ordersOf(id).some(({ placedAt }) => isRecent(now, placedAt));
  const mailed = accounts.all().flatMap((account): Mailed[] => {
    const address = parseEmail(account.email ?? '');
    return address.ok && account.mailboxProved && account.disabledAt === null
      ? [{ account, address: address.value }]
      : [];
  });
  const mailedOf = (id: string | null) => mailed.find(({ account }) => account.id === id);
  const held = (ids: readonly string[]): readonly Grant[] => ids.flatMap((id) => grantsOf(tables, id));

  const placed = (
    subject: Omit<NoticeSubject, 'stopped' | 'sent' | 'orders' | 'renewal'>,
    others: readonly string[],
  ): Placed => ({
    place: `${subject.holder.id} ${subject.address} ${subject.role} ${others.join('/')}`,
    subject: { ...subject, orders: ordersOf(subject.holder.id), renewal: renewalOf(subject.holder.id) },
  });

  const owners = mailed
    .filter(({ account }) => isHolder(account.id, account.grants))
    .map(({ account, address }) => {
      const own = membershipsOf(tables, account.id);
      const others = own.filter(isCoveredMember).flatMap(({ organization }) => idsOfPath(organization));
      const timeZone = organizationAt(tables, own[0]?.organization ?? '')?.timeZone ?? defaultTimeZone;
      const holder = { kind: 'account', id: account.id, name: null } as const;
      const person = { address, accountId: account.id, timeZone, buyers: [] };
      const grants = { grants: byEnd(account.grants), others: byEnd(held(others)) };
      return placed({ holder, role: 'owner', ...person, ...grants }, others);
    });

  const ofOrganization = ({ id, name, path, timeZone }: StoredOrganization) => {
    const members = present.filter(({ organization }) => isWithin(organization, path));
    const direct = members.filter(({ organization }) => organization === path);
    const buys = direct.filter(({ role, billingContact }) => role === 'customer' || billingContact);
    const buyers = buys
      .flatMap(({ accountId }) => accounts.get(accountId ?? '') ?? [])
      .map(nameOf)
      .filter((each) => each !== '')
      .toSorted(compareNames);
    const common = { holder: { kind: 'organization', id, name } as const, timeZone, buyers };
    const grants = byEnd(grantsOf(tables, id));
    const billed = settingsOf(tables, id).addresses;
    const rows = members.flatMap((member) => {
      const found = mailedOf(member.accountId);
      if (found === undefined) return [];
      const isListed = member.organization === path && billed.includes(found.address);
      const billingContact = member.billingContact || isListed;
      if (!isCoveredMember(member) && !billingContact) return [];
      const role = roleOf({ ...member, billingContact }, path);
      const ids = idsOfPath(member.organization);
      const own = role === 'member' ? found.account.grants : [];
      const others = byEnd([...held(ids.filter((each) => each !== id)), ...own]);
      const person = { role, address: found.address, accountId: found.account.id };
      return [placed({ ...common, ...person, grants, others }, ids)];
    });
    const ids = idsOfPath(path);
    const known = direct.map(({ accountId }) => mailedOf(accountId)?.address);
    const bills = billed
      .filter((address) => !known.includes(address))
      .map((address) => {
        const others = byEnd(held(ids.filter((each) => each !== id)));
        return placed({ ...common, role: 'billing', address, accountId: null, grants, others }, ids);
      });
    return [...rows, ...bills];
  };

  const holders = tables.of(organizationTable).where(({ id }) => isHolder(id, grantsOf(tables, id)));
  const guests = open
    .filter(({ buyer, placedAt }) => buyer.kind === 'guest' && isRecent(now, placedAt))
    .flatMap(({ id }) => {
      const contact = tables.of(contactTable).get(id);
      if (contact === null) return [];
      const holder = { kind: 'guest', id, name: contact.organization } as const;
      const person = { role: 'billing', address: contact.email, accountId: null } as const;
      const nothing = { timeZone: defaultTimeZone, buyers: [], grants: [], others: [] };
      return [placed({ holder, ...person, ...nothing }, [])];
    });
  return [...owners, ...guests, ...holders.flatMap(ofOrganization)];
}

const roleOf = ({ organization, role, billingContact }: StoredMembership, path: string): NoticeRole => {
  if (organization !== path) return 'member';
  if (role === 'customer') return 'buyer';
  return billingContact ? 'billing' : 'member';
};

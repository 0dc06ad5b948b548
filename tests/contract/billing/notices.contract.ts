import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AutoRenewals } from '#application/service/billing/ports/auto-renewals.ts';
import type { AccountRepository } from '#application/service/identity/ports/account-repository.ts';
import type { GrantRepository } from '#application/service/organizations/ports/grant-repository.ts';
import type { NewNotice, Notices } from '#application/service/billing/ports/notices.ts';
import type { Orders } from '#application/service/billing/ports/orders.ts';
import type { OrganizationRepository } from '#application/service/organizations/ports/organization-repository.ts';
import type { OrganizationSettingsStore } from '#application/service/organizations/ports/organization-settings-store.ts';
import type { SeatRepository } from '#application/service/organizations/ports/seat-repository.ts';
import type { Transaction } from '#application/service/ports/transaction.ts';
import { dueNotices } from '#domain/billing/notices/due-notices.ts';
import { agreedRenewal, endedRenewal } from '#domain/billing/orders/auto-renewal.ts';
import { anAccount } from '../../builders/an-account.ts';
import { anEmail } from '../../builders/an-email.ts';
import { usd } from '#domain/billing/prices/money.ts';
import { anOrder } from '../../builders/an-order.ts';
import { aGuestOrder, anOrderContact } from '../../builders/an-order-contact.ts';
import { anOrganization } from '../../builders/an-organization.ts';
import { day, hour, startOfTests } from '../../builders/time.ts';

export type NoticesHarness = {
  readonly accounts: AccountRepository;
  readonly organizations: OrganizationRepository;
  readonly settings: OrganizationSettingsStore;
  readonly grants: GrantRepository;
  readonly orders: Orders;
  readonly autoRenewals: AutoRenewals;
  readonly seats: SeatRepository;
  readonly notices: Notices;
  /** Stores the contacts of orders without an account. */
  readonly transaction: Transaction;
  readonly close: () => Promise<void>;
};

const aNotice = (overrides: Partial<NewNotice> = {}): NewNotice => ({
  id: 'n1',
  name: 'license-ends-in-7',
  key: 'pier/license-ends-in-7/2027-07-01',
  holder: { kind: 'organization', id: 'pier' },
  address: anEmail('ada@pier.test'),
  accountId: 'ada',
  at: startOfTests,
  ...overrides,
});

export function noticesContract(name: string, makeHarness: () => Promise<NoticesHarness>): void {
  describe(`Notices: ${name}`, () => {
    let harness: NoticesHarness;
    beforeEach(async () => {
      harness = await makeHarness();
      const { accounts, organizations } = harness;
      for (const id of ['ada', 'grace', 'mary', 'walter'])
        await accounts.open(
          anAccount({ id, email: `${id}@pier.test`, firstName: id, lastName: '', grants: [] }),
        );
      const parent = await anOrganization(organizations, {
        id: 'tidewater',
        kind: 'district',
        name: 'Tidewater',
      });
      await anOrganization(organizations, { id: 'pier', parent, timeZone: 'America/Chicago' });
      const joining = { at: startOfTests, billingContact: false } as const;
      const join = (
        id: string,
        organizationId: string,
        overrides: Partial<Parameters<typeof organizations.join>[0]>,
      ) =>
        organizations.join({ id, accountId: id, organizationId, role: 'teacher', ...joining, ...overrides });
      await join('ada', 'pier', { role: 'customer' });
      await join('grace', 'pier', { role: 'manager', billingContact: true });
      await join('mary', 'pier', {});
      await join('walter', 'tidewater', { role: 'manager' });
    });
    afterEach(() => harness.close());

    const now = startOfTests + 100 * day;
    const give = (organizationId: string, endsAt: number) =>
      harness.grants.give({ organizationId, kind: 'school', seats: 9, startsAt: startOfTests, endsAt });
    const told = async (time = now) =>
      (await harness.notices.subjects(time, 100, null)).subjects.map(
        ({ holder, role, address }) => `${holder.id} ${role} ${address}`,
      );

    test("[LIC-9] [LIC-4] the next charge of a holder's card is announced once it is known, but not after the end", async () => {
      await give('pier', now + 7 * day);
      const { autoRenewals } = harness;
      const buyer = { kind: 'organization', id: 'pier', path: 'tidewater/pier/' } as const;
      const agreed = { id: 'r1', buyer, agreedBy: 'ada', agreedAt: startOfTests, session: 'cs_9' };
      const card = { customer: 'cus_1', id: 'pm_1', brand: 'visa', last4: '4242', expires: '2030-08' };
      const renewal = { ...agreedRenewal(agreed), card };
      const told = async () => (await harness.notices.subjects(now, 1, null)).subjects[0]?.renewal;
      await autoRenewals.add(renewal);
      expect(await told()).toBeNull();
      const { plan, seats, startsOn, endsOn, startsAt, endsAt, lines, total } = anOrder();
      const terms = { buyer, plan, seats, startsOn, endsOn, startsAt, endsAt, lines, total };
      await autoRenewals.save({ ...renewal, terms });
      expect(await told()).toEqual({ startsOn, cents: 108_000, last4: '4242' });
      await autoRenewals.save(endedRenewal({ ...renewal, terms }, now, 'by-hand'));
      expect(await told()).toBeNull();
    });

    test('[LIC-9] the end of a license is announced to the buyer, the billing contacts and the covered people, but to no one above', async () => {
      await give('pier', now + 7 * day);
      await harness.settings.replaceBillingAddresses('pier', [
        anEmail('bills@pier.test'),
        anEmail('ada@pier.test'),
      ]);
      expect(await told()).toEqual([
        'pier buyer ada@pier.test',
        'pier billing bills@pier.test',
        'pier billing grace@pier.test',
        'pier member mary@pier.test',
      ]);
      const { subjects } = await harness.notices.subjects(now, 100, null);
      expect(subjects[3]).toEqual({
        holder: { kind: 'organization', id: 'pier', name: 'pier' },
        role: 'member',
        timeZone: 'America/Chicago',
        address: 'mary@pier.test',
        accountId: 'mary',
        grants: [{ kind: 'school', startsAt: startOfTests, endsAt: now + 7 * day }],
        others: [],
        orders: [],
        renewal: null,
        buyers: ['ada', 'grace'],
        stopped: [],
        sent: [],
      });
      expect(subjects[1]).toMatchObject({ accountId: null });
    });

    test("[LIC-9] schools are notified of a district's license as members, with their other coverage", async () => {
      await give('tidewater', now - day);
      await give('pier', now + 300 * day);
      const { subjects } = await harness.notices.subjects(now, 100, null);
      expect(subjects.map(({ role, address, others }) => [role, address, others.length])).toEqual([
        ['member', 'ada@pier.test', 1],
        ['member', 'grace@pier.test', 1],
        ['member', 'mary@pier.test', 1],
        ['member', 'walter@pier.test', 0],
      ]);
    });

    // Each kind of buyer: the relation to the school, and whether their address is one of its billing addresses.
    test.each([
      ['a customer', { role: 'customer' }, false],
      ['a customer who is also the billing contact', { role: 'customer', billingContact: true }, false],
      ['a customer whose address is also a billing address', { role: 'customer' }, true],
      ['a manager who is the billing contact', { role: 'manager', billingContact: true }, false],
      ['a manager whose address is a billing address', { role: 'manager' }, true],
      ['a teacher who is the billing contact', { role: 'teacher', billingContact: true }, false],
      ['a teacher whose address is a billing address', { role: 'teacher' }, true],
      ['an address without an account', null, true],
    ] as const)(
      '[LIC-9] each notice reaches every kind of buyer once: %s',
      async (_who, membership, isListed) => {
        const { accounts, organizations, settings, orders, notices } = harness;
        const address = anEmail('buys@quay.test');
        await anOrganization(organizations, { id: 'quay', timeZone: 'America/Chicago' });
        if (membership !== null) {
          await accounts.open(anAccount({ id: 'buys', email: 'Buys@quay.test', grants: [] }));
          const place = { id: 'buys', accountId: 'buys', organizationId: 'quay', at: startOfTests };
          await organizations.join({ ...place, billingContact: false, ...membership });
        }
        if (isListed) await settings.replaceBillingAddresses('quay', [address]);
        const buyer = { kind: 'organization', id: 'quay', path: 'quay/' } as const;
        const unpaid = { id: 'po', buyer, state: 'pending-po', session: null } as const;
        const noon = now + 18 * hour - (now % day);
        await orders.place(anOrder({ ...unpaid, placedAt: noon - 15 * day }));
        await give('quay', noon + 29 * day);
        const { subjects } = await notices.subjects(noon, 100, null);
        const sent = subjects
          .filter((subject) => subject.holder.id === 'quay')
          .flatMap((subject) =>
            dueNotices(subject, noon).map((notice) => `${notice.name} ${subject.address}`),
          );
        expect(sent.toSorted()).toEqual([`license-ends-in-30 ${address}`, `order-open-14 ${address}`]);
      },
    );

    test('[LIC-9] no notice goes to former members, people without a seat, or unproved mailboxes, or about licenses that ended long ago', async () => {
      await give('pier', now - day);
      await harness.organizations.endMembership('ada', { at: now, why: 'left' });
      await harness.seats.free('mary');
      await harness.accounts.open(
        anAccount({ id: 'new', email: 'new@pier.test', mailboxProved: false, grants: [] }),
      );
      await harness.organizations.join({
        id: 'new',
        accountId: 'new',
        organizationId: 'pier',
        role: 'customer',
        billingContact: true,
        at: startOfTests,
      });
      expect(await told()).toEqual(['pier billing grace@pier.test']);
      expect(await told(now + 40 * day)).toEqual([]);
    });

    test('[LIC-9] a notice about a trial goes to its owner, with the licenses of the organizations that cover them', async () => {
      const trial = { kind: 'trial', startsAt: now - day, endsAt: now + 29 * day } as const;
      await harness.accounts.open(anAccount({ id: 'lone', email: 'lone@pier.test', grants: [trial] }));
      await give('tidewater', now + 300 * day);
      const alone = await harness.notices.subjects(now, 100, null);
      expect(alone.subjects).toMatchObject([
        { holder: { kind: 'account', id: 'lone', name: null }, role: 'owner', grants: [trial], others: [] },
      ]);
      const joining = {
        id: 'lone',
        accountId: 'lone',
        organizationId: 'pier',
        billingContact: false,
      } as const;
      await harness.organizations.join({ ...joining, role: 'teacher', at: startOfTests });
      const joined = await harness.notices.subjects(now, 100, null);
      expect(joined.subjects).toMatchObject([{ timeZone: 'America/Chicago', others: [{ kind: 'school' }] }]);
    });

    test('[LIC-9] a notice about an unpaid purchase order goes to its buyer, until it is paid', async () => {
      const buyer = { kind: 'organization', id: 'pier', path: 'tidewater/pier/' } as const;
      const order = anOrder({
        id: 'po',
        buyer,
        state: 'pending-po',
        session: null,
        placedAt: now - 20 * day,
      });
      await harness.orders.place(order);
      const { subjects } = await harness.notices.subjects(now, 100, null);
      expect(subjects.map(({ orders }) => orders)).toEqual(
        Array.from({ length: 3 }, () => [{ id: 'po', placedAt: order.placedAt, collected: false }]),
      );
      // The buyers of collected seats are notified when the invoice is issued (R26).
      const sums = { seat: usd(9_900), amount: usd(100_000), tax: usd(8_000), percent: 0 } as const;
      const line = { kind: 'collected', id: 'a', seats: 10, startsOn: order.startsOn, ...sums } as const;
      const lines = [{ ...line, endsOn: order.endsOn }, ...order.lines.slice(1)];
      await harness.orders.place({ ...order, id: 'po-2', placedAt: order.placedAt + day, lines });
      const both = await harness.notices.subjects(now, 100, null);
      expect(both.subjects[0]?.orders.map(({ id, collected }) => [id, collected])).toEqual([
        ['po', false],
        ['po-2', true],
      ]);
      await harness.orders.setState('po-2', 'paid');
      await harness.orders.setState('po', 'paid');
      expect(await told()).toEqual([]);
    });

    test('[LIC-7] [LIC-9] notices about an order on invoice without an account go to its address until it is paid, and the claimer sees those that were sent', async () => {
      const placedAt = now - 20 * day;
      await harness.orders.place(aGuestOrder({ id: 'po', placedAt }));
      expect(await told()).toEqual([]);
      const email = anEmail('office@pier.test');
      const contact = anOrderContact({ order: 'po', email, organization: 'Pier Street School' });
      await harness.transaction.run(({ contacts }) => contacts.save(contact));
      const holder = { kind: 'guest', id: 'po', name: 'Pier Street School' } as const;
      const { subjects } = await harness.notices.subjects(now, 100, null);
      expect(subjects).toEqual([
        {
          holder,
          role: 'billing',
          timeZone: 'America/New_York',
          address: email,
          accountId: null,
          grants: [],
          others: [],
          orders: [{ id: 'po', placedAt, collected: false }],
          renewal: null,
          buyers: [],
          stopped: [],
          sent: [],
        },
      ]);
      const sent = aNotice({ name: 'order-open-14', key: 'po/14', holder, address: email, accountId: null });
      await harness.notices.add({ ...sent, at: now });
      expect((await harness.notices.subjects(now, 100, null)).subjects[0]?.sent).toEqual(['po/14']);
      await harness.notices.handOver('po', 'pier');
      const read = await harness.notices.sent({ accountId: 'ada', organization: 'pier' }, 10);
      expect(read.map(({ name, address }) => [name, address])).toEqual([['order-open-14', email]]);
      await harness.orders.setState('po', 'paid');
      expect(await told()).toEqual([]);
    });

    test('[LIC-9] the recipients are read page by page, each once', async () => {
      await give('pier', now + 7 * day);
      await give('tidewater', now + 9 * day);
      const all = await told();
      const paged: string[] = [];
      let after: string | null = null;
      do {
        const page: Awaited<ReturnType<Notices['subjects']>> = await harness.notices.subjects(now, 2, after);
        for (const { holder, role, address } of page.subjects) paged.push(`${holder.id} ${role} ${address}`);
        after = page.next;
      } while (after !== null);
      expect(paged).toEqual(all);
      expect(new Set(all).size).toBe(7);
    });

    test('[LIC-9] an address gets a notice once, and this is recorded', async () => {
      await give('pier', now + 7 * day);
      const notice = aNotice({ at: now - day });
      expect(await harness.notices.add(notice)).toBe(true);
      expect(await harness.notices.add({ ...notice, id: 'n2' })).toBe(false);
      expect(await harness.notices.add({ ...notice, id: 'n3', address: anEmail('grace@pier.test') })).toBe(
        true,
      );
      const { subjects } = await harness.notices.subjects(now, 100, null);
      expect(subjects[0]).toMatchObject({ address: 'ada@pier.test', sent: [notice.key] });
    });

    test('[LIC-9] [LIC-12] [R28] sent notices are read by their receiver, and by their organization, latest first', async () => {
      const { notices } = harness;
      await notices.add(aNotice());
      await notices.add(
        aNotice({ id: 'n2', key: 'b', accountId: null, address: anEmail('bills@pier.test'), at: now }),
      );
      const ids = async (accountId: string, organization: string | null) =>
        (await notices.sent({ accountId, organization }, 10)).map(({ id }) => id);
      expect(await ids('ada', null)).toEqual(['n1']);
      expect(await ids('grace', 'pier')).toEqual(['n2', 'n1']);
      expect(await ids('grace', null)).toEqual([]);
      expect(await notices.sent({ accountId: 'ada', organization: 'pier' }, 1)).toEqual([
        { id: 'n2', name: 'license-ends-in-7', address: 'bills@pier.test', at: now },
      ]);
      expect(await notices.recipient('n2')).toEqual({
        name: 'license-ends-in-7',
        accountId: null,
        address: 'bills@pier.test',
      });
      expect(await notices.recipient('none')).toBeNull();
    });

    test('[LIC-9] a user stops topics for their account, or for one address', async () => {
      await give('pier', now + 7 * day);
      const { notices } = harness;
      const ada = { accountId: 'ada', address: anEmail('ada@pier.test') };
      const bills = { accountId: null, address: anEmail('bills@pier.test') };
      await notices.setStopped(ada, ['hints', 'reminders']);
      await notices.setStopped(ada, ['reminders']);
      await notices.setStopped(bills, ['hints']);
      expect(await notices.stopped(ada)).toEqual(['reminders']);
      expect(await notices.stopped(bills)).toEqual(['hints']);
      const { subjects } = await notices.subjects(now, 100, null);
      expect(subjects.map(({ stopped }) => stopped)).toEqual([['reminders'], [], []]);
      await notices.setStopped(ada, []);
      expect(await notices.stopped(ada)).toEqual([]);
    });

    test('[AUT-17] nothing about a deleted user remains', async () => {
      const { notices } = harness;
      const ada = { accountId: 'ada', address: anEmail('ada@pier.test') };
      await notices.add(aNotice());
      await notices.add(aNotice({ id: 'n2', key: 'b', accountId: null, address: ada.address }));
      await notices.add(
        aNotice({ id: 'n3', key: 'c', accountId: 'grace', address: anEmail('grace@pier.test') }),
      );
      await notices.setStopped(ada, ['hints']);
      await notices.forget('ada', ada.address);
      expect(
        (await notices.sent({ accountId: 'ada', organization: 'pier' }, 10)).map(({ id }) => id),
      ).toEqual(['n3']);
      expect(await notices.stopped(ada)).toEqual([]);
    });
  });
}

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountRepository } from '#application/service/identity/ports/account-repository.ts';
import type { ActorSource } from '#application/service/identity/ports/actor-source.ts';
import type { GrantRepository } from '#application/service/organizations/ports/grant-repository.ts';
import type { OrganizationRepository } from '#application/service/organizations/ports/organization-repository.ts';
import type { SeatRepository } from '#application/service/organizations/ports/seat-repository.ts';
import { emptyScope, everywhere } from '#domain/organizations/access/scope.ts';
import { anAccount } from '../../builders/an-account.ts';
import { anOrganization } from '../../builders/an-organization.ts';
import { day, startOfTests } from '../../builders/time.ts';

export type SeatRepositoryHarness = {
  readonly accounts: AccountRepository;
  readonly organizations: OrganizationRepository;
  readonly grants: GrantRepository;
  readonly actors: ActorSource;
  readonly seats: SeatRepository;
  readonly close: () => Promise<void>;
};

const people = ['ada', 'grace', 'mary'] as const;

export function seatRepositoryContract(
  name: string,
  makeHarness: () => Promise<SeatRepositoryHarness>,
): void {
  describe(`SeatRepository: ${name}`, () => {
    let harness: SeatRepositoryHarness;
    beforeEach(async () => {
      harness = await makeHarness();
      const { accounts, organizations } = harness;
      for (const id of [...people, 'walter'])
        await accounts.open(anAccount({ id, email: `${id}@pier.test` }));
      const parent = await anOrganization(organizations, { id: 'tidewater', kind: 'district' });
      await anOrganization(organizations, { id: 'pier', parent, name: 'Pier School' });
      await anOrganization(organizations, { id: 'uplands' });
    });
    afterEach(() => harness.close());

    /** Adds one member per day. The ids of the memberships are the names. */
    const come = async (byPerson: boolean): Promise<void> => {
      await harness.seats.setByPerson('tidewater', byPerson);
      for (const [place, id] of people.entries()) {
        const joining = { id, accountId: id, organizationId: 'pier', at: startOfTests + place * day };
        await harness.organizations.join({ ...joining, role: 'teacher', billingContact: false });
      }
    };
    const seated = async (): Promise<readonly string[]> => {
      const found = await Promise.all(people.map((id) => harness.organizations.membership(id, everywhere)));
      return found.flatMap((row) => (row?.seated === true ? [row.id] : []));
    };
    const taken = async () => (await harness.organizations.countSeats('tidewater/pier/', startOfTests)).taken;
    const waiting = async () => (await harness.seats.waiting(everywhere, 100)).map(({ id }) => id);

    test('[LIC-8] a new teacher takes a seat, unless the organization or one above assigns them per person', async () => {
      await harness.seats.setByPerson('uplands', true);
      await come(false);
      expect(await seated()).toEqual(people);
      await harness.seats.setByPerson('tidewater', true);
      expect(await harness.organizations.countSeats('tidewater/pier/', startOfTests)).toMatchObject({
        taken: 3,
        byPerson: true,
      });
      const joining = {
        accountId: 'walter',
        organizationId: 'pier',
        at: startOfTests,
        billingContact: false,
      };
      await harness.organizations.join({ ...joining, id: 'walter', role: 'teacher' });
      expect(await harness.organizations.membership('walter', everywhere)).toMatchObject({ seated: false });
      expect(await taken()).toBe(3);
    });

    test('[LIC-8] a seat is assigned and removed once', async () => {
      await come(true);
      expect(await seated()).toEqual([]);
      expect(await harness.seats.give('ada')).toBe(true);
      expect(await harness.seats.give('ada')).toBe(false);
      expect(await seated()).toEqual(['ada']);
      expect(await taken()).toBe(1);
      expect(await harness.seats.free('ada')).toBe(true);
      expect(await harness.seats.free('ada')).toBe(false);
      expect(await taken()).toBe(0);
    });

    test('[LIC-8] leaving, or becoming a manager, frees a seat; teaching again takes one only if that is automatic', async () => {
      await come(true);
      for (const id of people) await harness.seats.give(id);
      await harness.organizations.endMembership('ada', { at: startOfTests + 9 * day, why: 'left' });
      await harness.organizations.changeMembership('grace', { role: 'manager' });
      expect(await seated()).toEqual(['mary']);
      expect(await taken()).toBe(1);
      expect(await harness.seats.give('ada')).toBe(false);
      expect(await harness.seats.give('grace')).toBe(false);
      await harness.organizations.changeMembership('grace', { role: 'teacher' });
      expect(await seated()).toEqual(['mary']);
      await harness.seats.setByPerson('tidewater', false);
      await harness.organizations.changeMembership('grace', { role: 'manager' });
      await harness.organizations.changeMembership('grace', { role: 'teacher' });
      expect(await seated()).toEqual(['grace', 'mary']);
    });

    test('[LIC-8] a move within the organization keeps the seat', async () => {
      await harness.seats.setByPerson('tidewater', true);
      const moving = { id: 'ada', accountId: 'ada', organizationId: 'pier', role: 'teacher' } as const;
      await harness.organizations.join({ ...moving, billingContact: false, at: startOfTests, seated: true });
      expect(await seated()).toEqual(['ada']);
    });

    test('[LIC-8] the waiting list is in the order of the requests, and a repeated request keeps its place', async () => {
      await come(true);
      const ask = (id: string, minute: number, note = '') =>
        harness.seats.ask(id, { at: startOfTests + minute, note });
      expect(await ask('mary', 1, 'For room 7')).toBe(true);
      expect(await ask('ada', 2)).toBe(true);
      expect(await ask('mary', 3)).toBe(false);
      expect(await waiting()).toEqual(['mary', 'ada']);
      expect(await harness.seats.waiting({ ...emptyScope, organizations: ['uplands/'] }, 100)).toEqual([]);
      expect((await harness.seats.waiting(everywhere, 1))[0]).toEqual({
        id: 'mary',
        accountId: 'mary',
        email: 'mary@pier.test',
        firstName: 'Ada',
        lastName: 'Lovelace',
        school: 'Pier School',
        at: startOfTests + 1,
        note: 'For room 7',
      });
      expect(await harness.seats.decline('mary')).toBe(true);
      expect(await harness.seats.decline('mary')).toBe(false);
      expect(await waiting()).toEqual(['ada']);
      await harness.seats.give('ada');
      expect(await ask('ada', 4)).toBe(false);
      expect(await waiting()).toEqual([]);
    });

    test('[LIC-8] a former member is not on the waiting list', async () => {
      await come(true);
      await harness.seats.ask('ada', { at: startOfTests, note: 'Please' });
      await harness.organizations.endMembership('ada', { at: startOfTests + day, why: 'left' });
      expect(await waiting()).toEqual([]);
    });

    test('[LIC-8] free seats go to the earliest requests, then to the longest members', async () => {
      await come(true);
      await harness.seats.ask('mary', { at: startOfTests, note: '' });
      expect(await harness.seats.fill('tidewater/', 2)).toHaveLength(2);
      expect(await seated()).toEqual(['ada', 'mary']);
      expect(await harness.seats.fill('uplands/', null)).toEqual([]);
      expect(await harness.seats.fill('tidewater/', null)).toEqual(['grace']);
    });

    test('[LIC-8] a freed seat goes to the first request, and to no one if there is none', async () => {
      await come(true);
      await harness.seats.ask('mary', { at: startOfTests, note: '' });
      await harness.seats.ask('ada', { at: startOfTests + 1, note: '' });
      expect(await harness.seats.giveToWaiting('uplands/', null)).toEqual([]);
      expect(await harness.seats.giveToWaiting('tidewater/', 0)).toEqual([]);
      const of = (id: string) => ({ id, accountId: id, organization: 'tidewater/pier/' });
      expect(await harness.seats.giveToWaiting('tidewater/', 1)).toEqual([of('mary')]);
      expect(await seated()).toEqual(['mary']);
      expect(await harness.seats.giveToWaiting('tidewater/', null)).toEqual([of('ada')]);
      expect(await seated()).toEqual(['ada', 'mary']);
      expect(await waiting()).toEqual([]);
    });

    test("[LIC-4] an organization's license does not cover a teacher without a seat, and covers one with a seat at once", async () => {
      const term = { startsAt: startOfTests, endsAt: startOfTests + 90 * day };
      await harness.grants.give({ ...term, organizationId: 'tidewater', kind: 'district', seats: 3 });
      await come(true);
      const covers = async () => (await harness.actors.load({ id: 'ada' }))?.memberships[0]?.grants.length;
      const standing = async () =>
        (await harness.grants.read({ accountId: 'ada', organization: 'tidewater/pier/' })).seat;
      expect([await covers(), await standing()]).toEqual([0, 'none']);
      await harness.seats.ask('ada', { at: startOfTests, note: '' });
      expect([await covers(), await standing()]).toEqual([0, 'asked']);
      await harness.seats.give('ada');
      expect([await covers(), await standing()]).toEqual([1, 'held']);
      await harness.organizations.changeMembership('ada', { role: 'manager' });
      expect([await covers(), await standing()]).toEqual([1, 'not-needed']);
    });
  });
}

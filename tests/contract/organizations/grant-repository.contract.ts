import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountRepository } from '#application/service/identity/ports/account-repository.ts';
import type { ActorSource } from '#application/service/identity/ports/actor-source.ts';
import type {
  GrantRepository,
  OrganizationGrant,
} from '#application/service/organizations/ports/grant-repository.ts';
import type { OrganizationRepository } from '#application/service/organizations/ports/organization-repository.ts';
import { trialFrom } from '#domain/organizations/grants/grant.ts';
import { anAccount } from '../../builders/an-account.ts';
import { anOrganization } from '../../builders/an-organization.ts';
import { day, startOfTests } from '../../builders/time.ts';

export type GrantRepositoryHarness = {
  readonly accounts: AccountRepository;
  readonly organizations: OrganizationRepository;
  readonly grants: GrantRepository;
  readonly actors: ActorSource;
  readonly close: () => Promise<void>;
};

const license = (overrides: Partial<OrganizationGrant> = {}): OrganizationGrant => ({
  organizationId: 'tidewater',
  kind: 'district',
  seats: 5,
  startsAt: startOfTests - 10 * day,
  endsAt: startOfTests + 100 * day,
  ...overrides,
});

export function grantRepositoryContract(
  name: string,
  makeHarness: () => Promise<GrantRepositoryHarness>,
): void {
  describe(`GrantRepository: ${name}`, () => {
    let harness: GrantRepositoryHarness;
    beforeEach(async () => {
      harness = await makeHarness();
      const { accounts, organizations } = harness;
      for (const id of ['ada', 'grace', 'mary'])
        await accounts.open(anAccount({ id, email: `${id}@pier.test` }));
      const parent = await anOrganization(organizations, {
        id: 'tidewater',
        name: 'Tidewater',
        kind: 'district',
      });
      await anOrganization(organizations, { id: 'pier', parent });
      await anOrganization(organizations, { id: 'tidewater2', kind: 'district' });
      const membership = { role: 'teacher', billingContact: false, at: startOfTests } as const;
      await organizations.join({ ...membership, id: 'm1', accountId: 'ada', organizationId: 'pier' });
      await organizations.join({ ...membership, id: 'm2', accountId: 'grace', organizationId: 'tidewater2' });
    });
    afterEach(() => harness.close());

    const coverOf = async (id: string) =>
      (await harness.actors.load({ id }))?.memberships.map(({ grants }) => grants);

    test('[LIC-1] the license of a district covers the members of its schools, from the moment it is granted', async () => {
      expect(await coverOf('ada')).toEqual([[]]);
      await harness.grants.give(license());
      const { organizationId: _id, seats: _seats, ...granted } = license();
      expect(await coverOf('ada')).toEqual([[granted]]);
      expect(await coverOf('grace')).toEqual([[]]);
      expect(await coverOf('mary')).toEqual([]);
    });

    test('[LIC-1] a new member is covered at once, and a former one is no longer covered', async () => {
      await harness.grants.give(license({ organizationId: 'pier', kind: 'school' }));
      const { organizations } = harness;
      const joining = { id: 'm3', accountId: 'mary', organizationId: 'pier', at: startOfTests } as const;
      await organizations.join({ ...joining, role: 'teacher', billingContact: false });
      expect((await coverOf('mary'))?.[0]).toMatchObject([{ kind: 'school' }]);
      await organizations.endMembership('m3', { at: startOfTests + day, why: 'left' });
      expect(await coverOf('mary')).toEqual([]);
    });

    test('[LIC-4] all grants of a user are returned with their holder, the latest end first', async () => {
      const own = trialFrom(startOfTests);
      await harness.grants.give(license());
      await harness.grants.give(
        license({
          organizationId: 'pier',
          kind: 'school',
          seats: 9,
          endsAt: startOfTests - day,
          owed: 'card',
        }),
      );
      const { grants: held } = await harness.grants.read({
        accountId: 'ada',
        organization: 'tidewater/pier/',
      });
      expect(
        held.map(({ kind, holder, seats, owed, endsAt }) => ({ kind, holder, seats, owed, endsAt })),
      ).toEqual([
        {
          kind: 'district',
          holder: { id: 'tidewater', name: 'Tidewater' },
          seats: 5,
          owed: undefined,
          endsAt: license().endsAt,
        },
        { kind: 'trial', holder: null, seats: null, owed: undefined, endsAt: own.endsAt },
        {
          kind: 'school',
          holder: { id: 'pier', name: 'pier' },
          seats: 9,
          owed: 'card',
          endsAt: startOfTests - day,
        },
      ]);
      expect(new Set(held.map(({ id }) => id)).size).toBe(3);
    });

    test('[ORG-3] nothing about another organization, or one below, is returned', async () => {
      await harness.grants.give(license({ organizationId: 'tidewater2' }));
      await harness.grants.give(license({ organizationId: 'pier' }));
      const heldIn = async (organization: string | null) =>
        (await harness.grants.read({ accountId: 'ada', organization })).grants.map(
          ({ holder }) => holder?.id ?? null,
        );
      expect(await heldIn('tidewater/')).toEqual([null]);
      expect(await heldIn(null)).toEqual([null]);
      expect(await heldIn('tidewater/pier/')).toEqual(['pier', null]);
    });

    test('[R27] [LIC-4] finds the buyers: current owners and billing contacts here and above', async () => {
      const { accounts, organizations, grants } = harness;
      for (const id of ['walter', 'nadia', 'karl', 'other'])
        await accounts.open(anAccount({ id, email: `${id}@pier.test`, firstName: id, lastName: null }));
      const join = (
        accountId: string,
        organizationId: string,
        role: 'customer' | 'manager',
        billingContact: boolean,
      ) =>
        organizations.join({
          id: `m-${accountId}`,
          accountId,
          organizationId,
          role,
          billingContact,
          at: startOfTests,
        });
      await join('walter', 'tidewater', 'customer', true);
      await join('nadia', 'pier', 'manager', true);
      await join('karl', 'pier', 'customer', false);
      await join('other', 'tidewater2', 'customer', true);
      const buyersIn = async (organization: string | null) =>
        (await grants.read({ accountId: 'ada', organization })).buyers.map(({ firstName }) => firstName);
      expect(await buyersIn('tidewater/pier/')).toEqual(['karl', 'nadia', 'walter']);
      await organizations.endMembership('m-karl', { at: startOfTests + day, why: 'left' });
      expect(await buyersIn('tidewater/pier/')).toEqual(['nadia', 'walter']);
      expect(await buyersIn('tidewater/')).toEqual(['walter']);
      expect(await buyersIn(null)).toEqual([]);
    });

    test.each(['organization', 'account'] as const)(
      '[LIC-5] an order gives its grant to an %s once, and removes it on a refund',
      async (kind) => {
        const { grants } = harness;
        const holder = { kind, id: kind === 'account' ? 'ada' : 'pier' };
        const times = { startsAt: startOfTests, endsAt: startOfTests + 365 * day };
        const bought = { order: 'order-1', holder, kind: 'school', seats: 8, ...times } as const;
        await grants.giveBought(bought);
        await grants.giveBought(bought);
        await grants.giveBought({ ...bought, order: 'order-2', seats: 2 });
        const held = async () => {
          const all = await grants.read({ accountId: 'ada', organization: 'tidewater/pier/' });
          return all.grants.filter((grant) => grant.kind === 'school').map(({ endsAt }) => endsAt);
        };
        expect(await held()).toEqual([times.endsAt, times.endsAt]);
        await grants.endBought('order-2', startOfTests + day);
        expect(await held()).toEqual([times.endsAt, startOfTests + day]);
        // Revoking never extends a grant, and never ends it before its start.
        await grants.endBought('order-2', startOfTests + 2 * day);
        await grants.endBought('order-1', startOfTests - day);
        expect(await held()).toEqual([startOfTests + day, startOfTests]);
        await grants.endBought('none', startOfTests);
      },
    );

    test("[LIC-5] the seats of an unpaid order's grant can change, and the grant can start again after it ended; a paid one does not change", async () => {
      const { grants } = harness;
      const holder = { kind: 'organization', id: 'pier' } as const;
      const [endsAt, trustedUntil] = [startOfTests + 300 * day, startOfTests + 60 * day];
      const owed = { owed: 'purchase-order', trustedUntil: startOfTests + 50 * day } as const;
      const times = { startsAt: startOfTests, endsAt };
      const bought = { order: 'order-1', holder, kind: 'school', seats: 3, ...times, ...owed } as const;
      await grants.giveBought(bought);
      const held = async () => {
        const all = await grants.read({ accountId: 'ada', organization: 'tidewater/pier/' });
        const own = all.grants.filter((grant) => grant.kind === 'school');
        return own.map((grant) => [grant.seats, grant.endsAt, grant.trustedUntil]);
      };
      await grants.changeBought({ order: 'order-1', seats: 5, endsAt, trustedUntil });
      expect(await held()).toEqual([[5, endsAt, trustedUntil]]);
      await grants.endBought('order-1', startOfTests + day);
      await grants.changeBought({ order: 'order-1', seats: 2, endsAt, trustedUntil });
      expect(await held()).toEqual([[2, endsAt, trustedUntil]]);
      await grants.giveBought({ order: 'order-1', holder, kind: 'school', seats: 9, ...times });
      await grants.changeBought({ order: 'order-1', seats: 7, endsAt, trustedUntil });
      await grants.changeBought({ order: 'none', seats: 7, endsAt, trustedUntil });
      expect(await held()).toEqual([[2, endsAt, undefined]]);
    });

    test.each(['organization', 'account'] as const)(
      '[LIC-4] the grant of a declined card ends if it was bought another way, and no other grant does: %s',
      async (kind) => {
        const { grants } = harness;
        const holder = { kind, id: kind === 'account' ? 'ada' : 'pier' };
        const times = { startsAt: startOfTests + day, endsAt: startOfTests + 365 * day };
        const bought = { holder, kind: 'school', seats: 10, ...times } as const;
        await grants.giveBought({ ...bought, order: 'order-1', owed: 'card' });
        await grants.giveBought({ ...bought, order: 'order-2', owed: 'card' });
        await grants.giveBought({ ...bought, order: 'order-3', owed: 'purchase-order' });
        const ends = async () =>
          (await grants.read({ accountId: 'ada', organization: 'tidewater/pier/' })).grants
            .filter((grant) => grant.kind === 'school')
            .map(({ endsAt, owed }) => `${owed} ${(endsAt - startOfTests) / day}`)
            .toSorted();
        await grants.endDeclined({ order: 'order-1', holder: { ...holder, id: 'nobody' } }, startOfTests);
        expect(await ends()).toEqual(['card 365', 'card 365', 'purchase-order 365']);
        await grants.endDeclined({ order: 'order-1', holder }, startOfTests + 9 * day);
        expect(await ends()).toEqual(['card 365', 'card 9', 'purchase-order 365']);
        await grants.endDeclined({ order: 'order-3', holder }, startOfTests);
        expect(await ends()).toEqual(['card 1', 'card 1', 'purchase-order 365']);
      },
    );

    test.each(['organization', 'account'] as const)(
      '[LIC-4] grants of codes and our staff are marked, and a running complimentary license can be changed and ended: %s',
      async (kind) => {
        const { grants } = harness;
        const holder = { kind, id: kind === 'account' ? 'ada' : 'pier' };
        const times = { startsAt: startOfTests, endsAt: startOfTests + 365 * day };
        const given = { by: 'code', note: 'Books & Bricks' } as const;
        await grants.giveFree({ holder, kind: 'school', seats: 10, ...times, given });
        const held = async () =>
          (await grants.read({ accountId: 'ada', organization: 'tidewater/pier/' })).grants
            .filter((grant) => grant.given !== undefined)
            .map(({ kind: is, endsAt, seats, given: by }) => ({ kind: is, endsAt, seats, given: by }));
        const seatsOf = (seats: number) => (kind === 'account' ? null : seats);
        const byCode = { kind: 'school', endsAt: times.endsAt, seats: seatsOf(10), given };
        expect(await held()).toEqual([byCode]);
        const comp = { holder, kind: 'comp', seats: 5, given: { by: 'staff', note: 'Pilot' } } as const;
        const [now, until] = [startOfTests + day, startOfTests + 30 * day];
        expect(await grants.setComp({ ...comp, startsAt: now, endsAt: until })).toBeNull();
        const longer = { startsAt: now, endsAt: until + day, seats: 7 };
        const note = { by: 'staff', note: 'Longer' } as const;
        expect(await grants.setComp({ ...comp, ...longer, given: note })).toEqual({
          endsAt: until,
          seats: seatsOf(5),
        });
        const shown = { kind: 'comp', endsAt: until + day, seats: seatsOf(7), given: note };
        expect(await held()).toEqual([byCode, shown]);
        const ended = { startsAt: now + day, endsAt: now + day };
        expect(await grants.setComp({ ...comp, ...ended })).toMatchObject({ endsAt: until + day });
        expect(await held()).toMatchObject([byCode, { kind: 'comp', endsAt: now + day }]);
        // Creates a new grant, because an ended grant is not updated.
        const next = { startsAt: now + 2 * day, endsAt: until };
        expect(await grants.setComp({ ...comp, ...next })).toBeNull();
        expect(await held()).toHaveLength(3);
      },
    );

    test.each(['organization', 'account'] as const)(
      '[LIC-7] an order on invoice is trusted for a while, and owes nothing once it is paid: %s',
      async (kind) => {
        const { grants } = harness;
        const holder = { kind, id: kind === 'account' ? 'ada' : 'pier' };
        const times = { startsAt: startOfTests, endsAt: startOfTests + 365 * day };
        const bought = { order: 'order-1', holder, kind: 'school', seats: 8, ...times } as const;
        const trust = { owed: 'purchase-order', trustedUntil: startOfTests + 37 * day } as const;
        await grants.giveBought({ ...bought, ...trust });
        const held = async () => {
          const all = await grants.read({ accountId: 'ada', organization: 'tidewater/pier/' });
          return all.grants.filter((grant) => grant.kind === 'school');
        };
        expect(await held()).toMatchObject([{ ...times, ...trust }]);
        // Storing the same order again does not change what it owes.
        await grants.giveBought({ ...bought, ...trust });
        expect(await held()).toMatchObject([trust]);
        await grants.giveBought(bought);
        const [paid] = await held();
        expect([paid?.owed, paid?.trustedUntil, paid?.endsAt]).toEqual([undefined, undefined, times.endsAt]);
      },
    );

    test('[LIC-8] the seats of all current licenses are added; before and between licenses, no one gets a seat by mistake', async () => {
      const { grants, organizations } = harness;
      const limitAt = async (days: number) =>
        (await organizations.countSeats('tidewater/pier/', startOfTests + days * day)).limit;
      expect(await limitAt(0)).toBeNull();
      await grants.give(license({ seats: 5 }));
      await grants.give(license({ seats: 2, startsAt: startOfTests + 20 * day }));
      await grants.give(license({ seats: 40, owed: 'purchase-order' }));
      expect(await limitAt(0)).toBe(5);
      expect(await limitAt(20)).toBe(7);
      expect(await limitAt(100)).toBe(7);
      await grants.give(license({ organizationId: 'pier', kind: 'school', seats: 1 }));
      expect(await organizations.countSeats('tidewater/pier/', startOfTests)).toEqual({
        organization: 'tidewater/pier/',
        limit: 1,
        taken: 1,
        promised: 0,
        byPerson: false,
      });
      expect(await organizations.countSeats('tidewater/', startOfTests)).toMatchObject({
        limit: 5,
        taken: 1,
      });
    });
  });
}

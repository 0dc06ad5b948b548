import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountRepository } from '#application/service/identity/ports/account-repository.ts';
import type {
  NewMembership,
  OrganizationRepository,
} from '#application/service/organizations/ports/organization-repository.ts';
import type { ActorSource } from '#application/service/identity/ports/actor-source.ts';
import type { Transaction } from '#application/service/ports/transaction.ts';
import { emptyScope, type Scope } from '#domain/organizations/access/scope.ts';
import { anAccount } from '../../builders/an-account.ts';
import { aNewOrganization } from '../../builders/an-organization.ts';
import { day, startOfTests } from '../../builders/time.ts';

export type OrganizationRepositoryHarness = {
  readonly accounts: AccountRepository;
  readonly organizations: OrganizationRepository;
  readonly actors: ActorSource;
  readonly transaction: Transaction;
  readonly close: () => Promise<void>;
};

const everything: Scope = { ...emptyScope, everything: true };
const within = (...organizations: readonly string[]): Scope => ({ ...emptyScope, organizations });
const ownerOf = (accountId: string) => ({
  membershipId: `m-${accountId}`,
  accountId,
  role: 'customer' as const,
});

const aMembership = (overrides: Partial<NewMembership> = {}): NewMembership => ({
  id: 'm1',
  accountId: 'ada',
  organizationId: 'pier',
  role: 'teacher',
  billingContact: false,
  at: startOfTests,
  ...overrides,
});

export function organizationRepositoryContract(
  name: string,
  makeHarness: () => Promise<OrganizationRepositoryHarness>,
): void {
  describe(`OrganizationRepository: ${name}`, () => {
    let harness: OrganizationRepositoryHarness;
    let organizations: OrganizationRepository;
    beforeEach(async () => {
      harness = await makeHarness();
      ({ organizations } = harness);
      await harness.accounts.open(anAccount());
      await harness.accounts.open(anAccount({ id: 'grace', email: 'grace@hopper.test' }));
      const district = await organizations.open(aNewOrganization({ id: 'tidewater', kind: 'district' }));
      await organizations.open(aNewOrganization({ id: 'pier', parent: district, seats: 3 }));
      await organizations.open(aNewOrganization({ id: 'uplands', kind: 'district' }));
    });
    afterEach(() => harness.close());

    test('[R9] the current memberships of an account are listed, the oldest first', async () => {
      await organizations.join(aMembership({ id: 'm2', organizationId: 'uplands', at: startOfTests + day }));
      await organizations.join(aMembership());
      await organizations.join(aMembership({ id: 'm3', accountId: 'grace' }));
      const ids = async () => (await organizations.membershipsOf('ada')).map(({ id }) => id);
      expect(await ids()).toEqual(['m1', 'm2']);
      await organizations.endMembership('m1', { at: startOfTests + day, why: 'left' });
      expect(await ids()).toEqual(['m2']);
      expect(await organizations.membershipsOf('nobody')).toEqual([]);
    });

    test('[ORG-1] a school belongs to its district, and is found within it', async () => {
      const pier = await organizations.byId('pier', within('tidewater/'));
      expect(pier).toEqual({
        id: 'pier',
        kind: 'school',
        name: 'pier',
        path: 'tidewater/pier/',
        timeZone: 'America/Los_Angeles',
        parent: 'tidewater',
        seats: 3,
        version: 1,
      });
    });

    test('[ORG-1] lists the scope, by name', async () => {
      const district = await organizations.byId('tidewater', everything);
      await organizations.open(aNewOrganization({ id: 'quay', name: 'Åre', parent: district }));
      const ids = async (scope: Scope) => (await organizations.list(scope)).map(({ id }) => id);
      expect(await ids(within('tidewater/'))).toEqual(['quay', 'pier', 'tidewater']);
      expect(await ids(within('tidewater/pier/', 'uplands/'))).toEqual(['pier', 'uplands']);
      expect(await ids(emptyScope)).toEqual([]);
      expect(await organizations.list(within('tidewater/pier/'))).toEqual([
        await organizations.byId('pier', everything),
      ]);
    });

    test('[ORG-3] organizations outside the scope are not found', async () => {
      await organizations.join(aMembership());
      for (const scope of [emptyScope, within('uplands/'), within('tidewater/quay/')]) {
        expect(await organizations.byId('pier', scope)).toBeNull();
        expect(await organizations.membership('m1', scope)).toBeNull();
      }
      expect(await organizations.byId('tidewater', within('tidewater/pier/'))).toBeNull();
      expect(await organizations.byId('pier', everything)).not.toBeNull();
    });

    test('[ORG-1] a person is a member once in each organization, and can be in several', async () => {
      expect(await organizations.join(aMembership())).toBe(true);
      expect(await organizations.join(aMembership({ id: 'm2' }))).toBe(false);
      expect(
        await organizations.join(aMembership({ id: 'm3', organizationId: 'uplands', at: startOfTests + 1 })),
      ).toBe(true);
      expect(await organizations.join(aMembership({ id: 'm4', accountId: 'nobody' }))).toBe(false);
      expect(
        await organizations.join(aMembership({ id: 'm5', accountId: 'grace', organizationId: 'none' })),
      ).toBe(false);
      const ada = await harness.actors.load({ id: 'ada' });
      expect(ada?.memberships).toEqual([
        {
          id: 'm1',
          organization: 'tidewater/pier/',
          role: 'teacher',
          billingContact: false,
          kind: 'school',
          name: 'pier',
          timeZone: 'America/Los_Angeles',
          grants: [],
        },
        expect.objectContaining({ id: 'm3', organization: 'uplands/' }),
      ]);
    });

    test('[R9] an ended membership stays unchanged, and another one can start', async () => {
      await organizations.join(aMembership());
      const end = { at: startOfTests + day, why: 'deactivated' } as const;
      expect(await organizations.endMembership('m1', end)).toBe(true);
      expect(await organizations.endMembership('m1', { at: startOfTests + 2 * day, why: 'left' })).toBe(
        false,
      );
      expect(await organizations.changeMembership('m1', { role: 'manager' })).toBe(false);
      expect(await organizations.membership('m1', everything)).toEqual({
        id: 'm1',
        accountId: 'ada',
        organization: 'tidewater/pier/',
        role: 'teacher',
        billingContact: false,
        from: startOfTests,
        to: startOfTests + day,
        endedWhy: 'deactivated',
        lastActiveAt: null,
        seated: false,
        seatRequest: null,
      });
      expect((await harness.actors.load({ id: 'ada' }))?.memberships).toEqual([]);
      expect(await organizations.join(aMembership({ id: 'm2', at: startOfTests + 3 * day }))).toBe(true);
    });

    test('[SEC-1] the next read has the changed role', async () => {
      await organizations.join(aMembership());
      await harness.actors.load({ id: 'ada' });
      expect(await organizations.changeMembership('m1', { role: 'manager' })).toBe(true);
      expect(await organizations.changeMembership('m1', { billingContact: true })).toBe(true);
      expect((await harness.actors.load({ id: 'ada' }))?.memberships).toMatchObject([
        { role: 'manager', billingContact: true },
      ]);
    });

    test('[ORG-1] simultaneous requests give an individual teacher one workspace, and a member none', async () => {
      const open = (id: string, accountId: string): Promise<void> =>
        harness.transaction.run(async (stores) => {
          await stores.accounts.changePhoneNumber(accountId, null);
          const workspace = { id, name: 'My workspace', timeZone: 'America/New_York', at: startOfTests };
          const owner = { ...ownerOf(accountId), membershipId: `m-${id}` };
          await stores.organizations.openWorkspace({ ...workspace, owner });
        });
      await Promise.all(['w1', 'w2', 'w3'].map((id) => open(id, 'ada')));
      const ada = await harness.actors.load({ id: 'ada' });
      expect(ada?.memberships).toMatchObject([{ kind: 'workspace', role: 'customer', billingContact: true }]);
      await organizations.join(aMembership({ id: 'm9', accountId: 'grace' }));
      await open('w4', 'grace');
      expect((await harness.actors.load({ id: 'grace' }))?.memberships).toMatchObject([{ id: 'm9' }]);
    });

    test('[ORG-1] the last chosen organization is stored', async () => {
      expect((await harness.actors.load({ id: 'ada' }))?.lastOrganization).toBeNull();
      await organizations.choose('ada', 'uplands');
      await organizations.choose('ada', 'pier');
      expect((await harness.actors.load({ id: 'ada' }))?.lastOrganization).toBe('pier');
    });

    test('[SEC-6] erasure ends memberships, removes their names, and deletes a workspace', async () => {
      const workspace = { id: 'w1', name: 'Ada’s workspace', timeZone: 'America/New_York', at: startOfTests };
      await organizations.openWorkspace({ ...workspace, owner: ownerOf('ada') });
      await organizations.join(aMembership());
      await organizations.join(aMembership({ id: 'm2', accountId: 'grace' }));
      await organizations.forget('ada', startOfTests + day);
      expect(await organizations.byId('w1', everything)).toBeNull();
      expect(await organizations.membership('m1', everything)).toMatchObject({
        accountId: null,
        to: startOfTests + day,
        endedWhy: 'erased',
      });
      expect(await organizations.membership('m2', everything)).toMatchObject({
        accountId: 'grace',
        to: null,
      });
      await harness.accounts.erase('ada');
      expect(await harness.accounts.byId('ada')).toBeNull();
    });

    test('[ORG-3] an organization is run by its customers and managers, and by those of the organizations above', async () => {
      const people = [
        ['ada', 'pier', 'manager'],
        ['grace', 'pier', 'teacher'],
        ['mary', 'tidewater', 'customer'],
        ['anne', 'uplands', 'manager'],
      ] as const;
      await harness.accounts.open(anAccount({ id: 'mary', email: 'mary@harbor.test' }));
      await harness.accounts.open(anAccount({ id: 'anne', email: 'anne@harbor.test' }));
      for (const [accountId, organizationId, role] of people)
        await organizations.join(aMembership({ id: `m-${accountId}`, accountId, organizationId, role }));
      const run = async (path: string) => (await organizations.inCharge(path)).map(({ id }) => id).toSorted();
      expect(await run('tidewater/pier/')).toEqual(['m-ada', 'm-mary']);
      expect(await run('tidewater/')).toEqual(['m-mary']);
      await organizations.endMembership('m-mary', { at: startOfTests + day, why: 'left' });
      expect(await organizations.inCharge('tidewater/pier/')).toEqual([{ id: 'm-ada', role: 'manager' }]);
    });

    test('[ORG-7] organizations that an account runs are listed if they have other members, with everyone in charge', async () => {
      const people = [
        ['ada', 'tidewater', 'customer'],
        ['ada', 'uplands', 'manager'],
        ['mary', 'pier', 'manager'],
        ['grace', 'pier', 'teacher'],
      ] as const;
      await harness.accounts.open(anAccount({ id: 'mary', email: 'mary@harbor.test' }));
      for (const [accountId, organizationId, role] of people) {
        const id = `${accountId} in ${organizationId}`;
        await organizations.join(aMembership({ id, accountId, organizationId, role }));
      }
      const customer = { id: 'ada in tidewater', role: 'customer' };
      const manager = { id: 'mary in pier', role: 'manager' };
      expect(await organizations.runBy('ada')).toEqual([
        { id: 'tidewater', name: 'tidewater', membership: customer, inCharge: [customer] },
      ]);
      const [ofMary] = await organizations.runBy('mary');
      expect(ofMary).toMatchObject({ id: 'pier', membership: manager });
      expect(ofMary?.inCharge).toEqual(expect.arrayContaining([customer, manager]));
      expect(await organizations.runBy('grace')).toEqual([]);
      for (const id of ['mary in pier', 'grace in pier'])
        await organizations.endMembership(id, { at: startOfTests + day, why: 'left' });
      expect(await organizations.runBy('ada')).toEqual([]);
      await harness.transaction.run((stores) => stores.organizations.lockAllOf('ada'));
    });

    test('[R7] seats are counted against the nearest limit, including teachers there and below', async () => {
      const district = await organizations.open(
        aNewOrganization({ id: 'coast', kind: 'district', seats: 9 }),
      );
      await organizations.open(aNewOrganization({ id: 'cove', parent: district }));
      await organizations.open(aNewOrganization({ id: 'cape', parent: district, seats: 1 }));
      await harness.accounts.open(anAccount({ id: 'alan', email: 'alan@harbor.test' }));
      await organizations.join(aMembership({ id: 'm1', organizationId: 'cove' }));
      await organizations.join(aMembership({ id: 'm2', accountId: 'alan', organizationId: 'cape' }));
      await organizations.join(
        aMembership({ id: 'm3', accountId: 'grace', organizationId: 'cove', role: 'manager' }),
      );
      expect(await organizations.countSeats('coast/cove/', startOfTests)).toEqual({
        organization: 'coast/',
        limit: 9,
        taken: 2,
        promised: 0,
        byPerson: false,
      });
      expect(await organizations.countSeats('coast/cape/', startOfTests)).toEqual({
        organization: 'coast/cape/',
        limit: 1,
        taken: 1,
        promised: 0,
        byPerson: false,
      });
      expect(await organizations.countSeats('coast/', startOfTests)).toEqual({
        organization: 'coast/',
        limit: 9,
        taken: 2,
        promised: 0,
        byPerson: false,
      });
      await organizations.endMembership('m1', { at: startOfTests + day, why: 'left' });
      expect(await organizations.countSeats('coast/cove/', startOfTests)).toEqual({
        organization: 'coast/',
        limit: 9,
        taken: 1,
        promised: 0,
        byPerson: false,
      });
      expect(await organizations.countSeats('uplands/', startOfTests)).toEqual({
        organization: 'uplands/',
        limit: null,
        taken: 0,
        promised: 0,
        byPerson: false,
      });
    });

    test('a lock makes one transaction wait for the other', async () => {
      const decide = (): Promise<boolean> =>
        harness.transaction.run(async (stores) => {
          await stores.organizations.lock('tidewater/pier/');
          const { role } = (await stores.organizations.membership('m1', everything)) ?? {};
          return role === 'teacher' && stores.organizations.changeMembership('m1', { role: 'manager' });
        });
      await organizations.join(aMembership());
      const decided = await Promise.all([decide(), decide(), decide()]);
      expect(decided.filter(Boolean)).toHaveLength(1);
    });
  });
}

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountRepository } from '#application/service/identity/ports/account-repository.ts';
import type { JoinRequestRepository } from '#application/service/organizations/ports/join-request-repository.ts';
import type { OrganizationRepository } from '#application/service/organizations/ports/organization-repository.ts';
import { emptyScope, type Scope } from '#domain/organizations/access/scope.ts';
import type { MemberRole } from '#domain/identity/membership/member-role.ts';
import { anAccount } from '../../builders/an-account.ts';
import { anOrganization } from '../../builders/an-organization.ts';
import { day, startOfTests } from '../../builders/time.ts';

export type JoinRequestRepositoryHarness = {
  readonly accounts: AccountRepository;
  readonly organizations: OrganizationRepository;
  readonly joinRequests: JoinRequestRepository;
  readonly close: () => Promise<void>;
};

const within = (...organizations: readonly string[]): Scope => ({ ...emptyScope, organizations });
const tidewater = within('tidewater/');

export function joinRequestRepositoryContract(
  name: string,
  makeHarness: () => Promise<JoinRequestRepositoryHarness>,
): void {
  describe(`JoinRequestRepository: ${name}`, () => {
    let harness: JoinRequestRepositoryHarness;
    let requests: JoinRequestRepository;

    beforeEach(async () => {
      harness = await makeHarness();
      requests = harness.joinRequests;
      const { accounts, organizations } = harness;
      const parent = await anOrganization(organizations, { id: 'tidewater', kind: 'district' });
      await anOrganization(organizations, { id: 'pier', name: 'Pier Street', parent });
      await anOrganization(organizations, { id: 'uplands', kind: 'district' });
      await anOrganization(organizations, { id: 'attic', kind: 'workspace' });
      for (const id of ['ada', 'grace', 'mary', 'rosa'])
        await accounts.open(
          anAccount({ id, email: `${id}@harbor.test`, firstName: id, lastName: 'of Harbor' }),
        );
    });
    afterEach(() => harness.close());

    const ask = (id: string, accountId: string, organizationId = 'pier', at = startOfTests) =>
      requests.ask({ id, accountId, organizationId, workspaceId: null, at });
    const askToMove = (id: string, organizationId = 'pier') =>
      requests.ask({ id, accountId: 'ada', organizationId, workspaceId: 'attic', at: startOfTests });
    const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

    test('[ORG-10] pending requests are listed with names, the oldest first', async () => {
      expect(await ask('1', 'ada', 'pier', startOfTests + day)).toBe(true);
      expect(await ask('2', 'grace')).toBe(true);
      expect(await ask('3', 'mary', 'uplands')).toBe(true);
      const waiting = await requests.waiting(tidewater, 10);
      expect(idsOf(waiting)).toEqual(['2', '1']);
      expect(waiting[0]).toEqual({
        id: '2',
        accountId: 'grace',
        organization: 'tidewater/pier/',
        organizationName: 'Pier Street',
        workspace: null,
        state: 'pending',
        firstName: 'grace',
        lastName: 'of Harbor',
        email: 'grace@harbor.test',
        askedAt: startOfTests,
      });
      expect(idsOf(await requests.waiting(tidewater, 1))).toEqual(['2']);
    });

    test('[ORG-3] requests outside the scope are not found', async () => {
      await ask('1', 'ada');
      for (const scope of [within('uplands/'), emptyScope]) {
        expect(await requests.waiting(scope, 10)).toEqual([]);
        expect(await requests.byId('1', scope)).toBeNull();
      }
      expect(await requests.byId('1', tidewater)).toMatchObject({ id: '1' });
      expect(await requests.byId('none', tidewater)).toBeNull();
    });

    test('[ORG-10] an account has one pending request per organization, which is answered once', async () => {
      await ask('1', 'ada');
      expect(await ask('2', 'ada')).toBe(false);
      expect(await requests.stateOf('ada', 'pier')).toBe('pending');
      expect(await requests.stateOf('ada', 'uplands')).toBeNull();
      expect(await requests.settle('1', 'approved')).toBe(true);
      expect(await requests.settle('1', 'declined')).toBe(false);
      expect(await requests.settle('none', 'declined')).toBe(false);
      expect(await requests.stateOf('ada', 'pier')).toBe('approved');
      expect(await requests.waiting(tidewater, 10)).toEqual([]);
      expect(await requests.byId('1', tidewater)).toMatchObject({ state: 'approved' });
    });

    test('[ORG-10] an approved user can ask again, and a declined one cannot', async () => {
      await ask('1', 'ada');
      await requests.settle('1', 'approved');
      expect(await ask('2', 'ada')).toBe(true);
      expect(idsOf(await requests.waiting(tidewater, 10))).toEqual(['2']);
      await requests.settle('2', 'declined');
      expect(await ask('3', 'ada')).toBe(false);
      expect(await requests.stateOf('ada', 'pier')).toBe('declined');
    });

    test("[ORG-1] a workspace asks one organization at a time, in addition to its owner's own request", async () => {
      await ask('1', 'ada');
      await requests.settle('1', 'approved');
      expect(await requests.ofWorkspace('attic')).toBeNull();
      expect(await askToMove('2')).toBe(true);
      expect(await askToMove('3')).toBe(false);
      expect(await requests.ofWorkspace('attic')).toMatchObject({
        id: '2',
        organization: 'tidewater/pier/',
        workspace: 'attic/',
        state: 'pending',
      });
      expect(await requests.stateOf('ada', 'pier')).toBe('approved');
      expect(await askToMove('4', 'uplands')).toBe(true);
      expect(idsOf(await requests.waiting(tidewater, 10))).toEqual([]);
      expect(await requests.waiting(within('uplands/'), 10)).toMatchObject([
        { id: '4', workspace: 'attic/' },
      ]);
      expect(await requests.byId('2', tidewater)).toBeNull();
    });

    test('[ORG-1] a request to move is withdrawn while it is pending, and repeated once it was answered', async () => {
      expect(await requests.withdraw('attic')).toBeNull();
      await askToMove('1');
      expect(await requests.withdraw('attic')).toBe('tidewater/pier/');
      expect(await requests.ofWorkspace('attic')).toBeNull();
      await askToMove('2');
      await requests.settle('2', 'declined');
      expect(await requests.withdraw('attic')).toBeNull();
      expect(await requests.ofWorkspace('attic')).toMatchObject({ id: '2', state: 'declined' });
      expect(await askToMove('3')).toBe(true);
      expect(await requests.ofWorkspace('attic')).toMatchObject({ id: '3', state: 'pending' });
    });

    test('[SEC-6] requests are deleted with their account', async () => {
      await ask('1', 'ada');
      await harness.accounts.erase('ada');
      expect(await requests.waiting(tidewater, 10)).toEqual([]);
      expect(await requests.byId('1', tidewater)).toBeNull();
    });

    test('[ORG-10] the managers of an organization decide, or those of the nearest one above', async () => {
      const join = (accountId: string, organizationId: string, role: MemberRole, at: number) =>
        harness.organizations.join({
          id: `${accountId} in ${organizationId}`,
          accountId,
          organizationId,
          role,
          billingContact: false,
          at,
        });
      await join('ada', 'tidewater', 'customer', startOfTests + day);
      await join('rosa', 'tidewater', 'manager', startOfTests);
      await join('mary', 'pier', 'teacher', startOfTests);
      const district = ['rosa@harbor.test', 'ada@harbor.test'];
      expect(await requests.deciders('tidewater/pier/', 10)).toEqual(district);
      expect(await requests.deciders('tidewater/', 1)).toEqual(district.slice(0, 1));
      await join('grace', 'pier', 'manager', startOfTests);
      expect(await requests.deciders('tidewater/pier/', 10)).toEqual(['grace@harbor.test']);
      await harness.organizations.endMembership('grace in pier', { at: startOfTests + day, why: 'left' });
      expect(await requests.deciders('tidewater/pier/', 10)).toEqual(district);
      expect(await requests.deciders('uplands/', 10)).toEqual([]);
    });
  });
}

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountRepository } from '#application/service/identity/ports/account-repository.ts';
import type { ActorSource } from '#application/service/identity/ports/actor-source.ts';
import type { DomainRepository } from '#application/service/organizations/ports/domain-repository.ts';
import type { OrganizationRepository } from '#application/service/organizations/ports/organization-repository.ts';
import type { Sessions } from '#application/service/identity/ports/sessions.ts';
import { trialFrom } from '#domain/organizations/grants/grant.ts';
import { anAccount } from '../../builders/an-account.ts';
import { aDomainClaim } from '../../builders/a-domain.ts';
import { anOrganization } from '../../builders/an-organization.ts';
import { day, startOfTests } from '../../builders/time.ts';

export type ActorSourceHarness = {
  readonly accounts: AccountRepository;
  readonly actors: ActorSource;
  readonly sessions: Sessions;
  readonly organizations: OrganizationRepository;
  readonly domains: DomainRepository;
  readonly close: () => Promise<void>;
};

export function actorSourceContract(name: string, makeHarness: () => Promise<ActorSourceHarness>): void {
  describe(`ActorSource: ${name}`, () => {
    let harness: ActorSourceHarness;
    beforeEach(async () => {
      harness = await makeHarness();
    });
    afterEach(() => harness.close());

    test('loads the account with its grants, and no memberships if there are none', async () => {
      const school = { kind: 'school', startsAt: startOfTests, endsAt: startOfTests + 365 * day } as const;
      const ada = anAccount({ accountType: 'manager', grants: [trialFrom(startOfTests), school] });
      await harness.accounts.open(ada);
      await harness.accounts.open(anAccount({ id: 'grace' }));
      expect(await harness.actors.load({ id: 'ada' })).toEqual({
        account: ada,
        memberships: [],
        lastOrganization: null,
        endedSessions: [],
        signInRule: null,
      });
    });

    test("[ORG-7] sessions that their owner ended are in the result at once, but not other users' sessions", async () => {
      for (const id of ['ada', 'grace']) await harness.accounts.open(anAccount({ id }));
      const seen = { device: null, network: '198.51.100.7', lastSeenAt: startOfTests };
      for (const accountId of ['ada', 'grace'])
        await harness.sessions.note({ ...seen, accountId, signedInAt: startOfTests });
      expect(await harness.actors.load({ id: 'ada' })).toMatchObject({ endedSessions: [] });
      await harness.sessions.end({ accountId: 'ada', signedInAt: startOfTests }, startOfTests + day);
      expect(await harness.actors.load({ id: 'ada' })).toMatchObject({ endedSessions: [startOfTests] });
      expect(await harness.actors.load({ id: 'grace' })).toMatchObject({ endedSessions: [] });
    });

    test("[ORG-9] the sign-in rule of the account's domain is in the result from its creation until its end, with the person in charge", async () => {
      const { accounts, actors, organizations, domains } = harness;
      const parent = await anOrganization(organizations, { id: 'tidewater', kind: 'district' });
      await anOrganization(organizations, { id: 'pier', parent });
      await accounts.open(anAccount({ id: 'ada', email: 'Ada@Pier.test' }));
      await accounts.open(anAccount({ id: 'grace', email: 'grace@other.test' }));
      const join = { billingContact: false, at: startOfTests };
      await organizations.join({
        ...join,
        id: 'm1',
        accountId: 'ada',
        organizationId: 'pier',
        role: 'teacher',
      });
      await organizations.join({
        ...join,
        id: 'm2',
        accountId: 'grace',
        organizationId: 'tidewater',
        role: 'manager',
      });
      await domains.claim({ ...aDomainClaim('pier'), organizationId: 'pier' });
      await domains.prove('pier', { at: startOfTests, how: 'dns' });
      const ruleOf = async (id: string) => (await actors.load({ id }))?.signInRule;
      expect(await ruleOf('ada')).toBeNull();
      const rule = { provider: 'oidc.pier', passwordAllowed: false } as const;
      await domains.setRule('pier.test', rule);
      const inCharge = [{ id: 'm2', role: 'manager' }];
      expect(await ruleOf('ada')).toEqual({ ...rule, inCharge });
      expect(await ruleOf('grace')).toBeNull();
      await organizations.changeMembership('m1', { role: 'manager' });
      expect((await ruleOf('ada'))?.inCharge).toHaveLength(2);
      await organizations.endMembership('m2', { at: startOfTests + day, why: 'deactivated' });
      expect(await ruleOf('ada')).toEqual({ ...rule, inCharge: [{ id: 'm1', role: 'manager' }] });
      await domains.remove('pier');
      expect(await ruleOf('ada')).toBeNull();
    });

    test('an unknown account is null, also when it is read again', async () => {
      expect(await harness.actors.load({ id: 'ada' })).toBeNull();
      expect(await harness.accounts.byId('ada')).toBeNull();
    });

    test('[SEC-1] earlier changes are in the result', async () => {
      await harness.accounts.open(anAccount());
      await harness.actors.load({ id: 'ada' });
      await harness.accounts.changePhoneNumber('ada', '5550102030');
      expect(await harness.actors.load({ id: 'ada' })).toMatchObject({
        account: { phoneNumber: '5550102030' },
      });
      await harness.accounts.erase('ada');
      expect(await harness.actors.load({ id: 'ada' })).toBeNull();
    });

    test('each of many simultaneous calls gets its own result', async () => {
      const ids = Array.from({ length: 10 }, (_, index) => `ada${index}`);
      for (const id of ids) await harness.accounts.open(anAccount({ id }));
      const loaded = await Promise.all([...ids, 'nobody'].map((id) => harness.actors.load({ id })));
      expect(loaded.map((record) => record?.account.id ?? null)).toEqual([...ids, null]);
    });
  });
}

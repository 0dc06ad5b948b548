import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DomainRepository } from '#application/service/organizations/ports/domain-repository.ts';
import type { OrganizationRepository } from '#application/service/organizations/ports/organization-repository.ts';
import { emptyScope, type Scope } from '#domain/organizations/access/scope.ts';
import { anOrganization } from '../../builders/an-organization.ts';
import { day, startOfTests } from '../../builders/time.ts';

export type DomainRepositoryHarness = {
  readonly organizations: OrganizationRepository;
  readonly domains: DomainRepository;
  readonly close: () => Promise<void>;
};

const within = (...organizations: readonly string[]): Scope => ({ ...emptyScope, organizations });
const byDns = { at: startOfTests + day, how: 'dns' } as const;

export function domainRepositoryContract(
  name: string,
  makeHarness: () => Promise<DomainRepositoryHarness>,
): void {
  describe(`DomainRepository: ${name}`, () => {
    let harness: DomainRepositoryHarness;
    let domains: DomainRepository;

    beforeEach(async () => {
      harness = await makeHarness();
      ({ domains } = harness);
      const { organizations } = harness;
      const parent = await anOrganization(organizations, { id: 'tidewater', kind: 'district' });
      await anOrganization(organizations, { id: 'pier', name: 'Pier Street', parent });
      await anOrganization(organizations, { id: 'uplands', kind: 'district' });
    });
    afterEach(() => harness.close());

    const claim = (id: string, organizationId: string, domain = 'oak.test') =>
      domains.claim({ id, organizationId, domain, record: `record ${id}`, at: startOfTests });
    const claimed = (id: string, domain = 'oak.test') => ({
      id,
      domain,
      record: `record ${id}`,
      claimedAt: startOfTests,
      proved: null,
      signIn: null,
    });

    test('[ORG-10] the claimed domains of an organization are listed by name', async () => {
      expect(await claim('1', 'pier')).toEqual(claimed('1'));
      await claim('2', 'pier', 'birch.test');
      await claim('3', 'uplands', 'elm.test');
      expect(await domains.list('pier')).toEqual([claimed('2', 'birch.test'), claimed('1')]);
      expect(await domains.list('tidewater')).toEqual([]);
    });

    test('[ORG-10] a domain that is claimed again keeps its record', async () => {
      await claim('1', 'pier');
      expect(await claim('2', 'pier')).toEqual(claimed('1'));
      expect(await domains.list('pier')).toEqual([claimed('1')]);
    });

    test('[ORG-10] many organizations can claim a domain, and the first to prove it gets it', async () => {
      await claim('1', 'pier');
      await claim('2', 'uplands');
      expect(await domains.ownerOf('oak.test')).toBeNull();
      expect(await domains.prove('2', byDns)).toBe(true);
      expect(await domains.prove('1', byDns)).toBe(false);
      expect(await domains.prove('2', { ...byDns, how: 'staff' })).toBe(false);
      expect(await domains.prove('none', byDns)).toBe(false);
      expect(await domains.list('uplands')).toEqual([{ ...claimed('2'), proved: byDns }]);
      expect(await domains.list('pier')).toEqual([claimed('1')]);
      expect(await domains.ownerOf('oak.test')).toEqual({ id: 'uplands', name: 'uplands', path: 'uplands/' });
      expect(await claim('3', 'tidewater')).toBeNull();
      expect(await claim('4', 'uplands')).toEqual({ ...claimed('2'), proved: byDns });
    });

    test('[ORG-10] of two simultaneous proofs of a domain, one succeeds', async () => {
      await claim('1', 'pier');
      await claim('2', 'uplands');
      const proved = await Promise.all([domains.prove('1', byDns), domains.prove('2', byDns)]);
      expect(proved.toSorted()).toEqual([false, true]);
    });

    test('[ORG-10] a released domain is available to others', async () => {
      await claim('1', 'pier');
      await domains.prove('1', byDns);
      expect(await domains.remove('1')).toBe(true);
      expect(await domains.remove('1')).toBe(false);
      expect(await domains.list('pier')).toEqual([]);
      expect(await domains.ownerOf('oak.test')).toBeNull();
      await claim('2', 'uplands');
      expect(await domains.prove('2', byDns)).toBe(true);
    });

    test('[ORG-3] domains outside the scope are not found', async () => {
      await claim('1', 'pier');
      const stored = { ...claimed('1'), organization: 'tidewater/pier/' };
      expect(await domains.byId('1', within('tidewater/'))).toEqual(stored);
      expect(await domains.byId('1', { ...emptyScope, everything: true })).toEqual(stored);
      for (const scope of [within('uplands/'), within('tidewater/quay/'), emptyScope])
        expect(await domains.byId('1', scope)).toBeNull();
      expect(await domains.byId('none', within('tidewater/'))).toBeNull();
    });

    test('[ORG-9] a proved domain has a rule until it is removed or the domain is released', async () => {
      const rule = { provider: 'oidc.oak', passwordAllowed: true } as const;
      await claim('1', 'pier');
      expect(await domains.setRule('oak.test', rule)).toBe(false);
      expect(await domains.ruleOf('oak.test')).toBeNull();
      await domains.prove('1', byDns);
      expect(await domains.setRule('oak.test', rule)).toBe(true);
      expect(await domains.ruleOf('oak.test')).toEqual(rule);
      expect(await domains.list('pier')).toEqual([{ ...claimed('1'), proved: byDns, signIn: rule }]);
      const other = { provider: 'google.com', passwordAllowed: false } as const;
      await domains.setRule('oak.test', other);
      expect(await domains.ruleOf('oak.test')).toEqual(other);
      await domains.setRule('oak.test', null);
      expect(await domains.ruleOf('oak.test')).toBeNull();
      await domains.setRule('oak.test', rule);
      await domains.remove('1');
      await claim('2', 'pier');
      await domains.prove('2', byDns);
      expect(await domains.ruleOf('oak.test')).toBeNull();
    });
  });
}

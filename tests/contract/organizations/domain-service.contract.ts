import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DomainService } from '#application/client/organizations/ports/domain-service.ts';
import type { InMemoryDomainProof } from '#adapters/memory/organizations/in-memory-domain-proof.ts';
import type { MemberRole } from '#domain/identity/membership/member-role.ts';
import { startOfTests } from '../../builders/time.ts';

export type DomainServiceHarness = {
  readonly domains: DomainService;
  readonly domainProof: InMemoryDomainProof;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

const refused = (kind: string) => ({ ok: false, error: { kind } });
const done = { ok: true, value: null };

export function domainServiceContract(
  name: string,
  makeHarness: (role: MemberRole) => Promise<DomainServiceHarness>,
): void {
  describe(`DomainService: ${name}`, () => {
    let harness: DomainServiceHarness;
    let domains: DomainService;
    const start = async (role: MemberRole): Promise<void> => {
      harness = await makeHarness(role);
      ({ domains } = harness);
    };
    beforeEach(() => start('manager'));
    afterEach(() => harness.close());

    const claimed = async (domain: string) => {
      const claim = await domains.claim('pier', domain);
      if (!claim.ok) throw new Error(claim.error.kind);
      return claim.value;
    };

    test('[ORG-10] a domain is claimed, proved by its record, and released', async () => {
      const claim = await claimed('@Pier.test');
      expect(claim).toMatchObject({ domain: 'pier.test', claimedAt: startOfTests, proved: null });
      expect(await domains.list('pier')).toEqual({ ok: true, value: [claim] });
      expect(await domains.check(claim.id)).toEqual(refused('domain/not-published'));
      harness.domainProof.publish('pier.test', [claim.record]);
      expect(await domains.check(claim.id)).toEqual(done);
      const proved = { at: startOfTests, how: 'dns' };
      expect(await domains.list('pier')).toEqual({ ok: true, value: [{ ...claim, proved }] });
      expect(await domains.remove(claim.id)).toEqual(done);
      expect(await domains.list('pier')).toEqual({ ok: true, value: [] });
      expect(await domains.remove(claim.id)).toEqual(refused('domain/not-found'));
    });

    test('[ORG-10] gives the reason why a domain is not claimed or proved', async () => {
      expect(await domains.claim('pier', 'gmail.com')).toEqual(refused('domain/public'));
      expect(await domains.claim('pier', 'taken.test')).toEqual(refused('domain/taken'));
      const { id } = await claimed('pier.test');
      harness.domainProof.isReachable = false;
      expect(await domains.check(id)).toEqual(refused('domain/not-checked'));
    });

    test('[ONB-5] reports an invalid domain', async () => {
      const fields = { domain: 'malformed' };
      expect(await domains.claim('pier', 'pier')).toEqual({
        ok: false,
        error: { kind: 'form/invalid', fields },
      });
    });

    test('[SEC-3] limits look-ups of a domain', async () => {
      const { id } = await claimed('pier.test');
      for (let at = 0; at < 20; at += 1) await domains.check(id);
      expect(await domains.check(id)).toMatchObject(refused('service/too-many-requests'));
    });

    test('[ORG-3] the domains of another organization are not found', async () => {
      expect(await domains.list('uplands')).toEqual(refused('organization/no-such-school'));
      expect(await domains.claim('uplands', 'pier.test')).toEqual(refused('organization/no-such-school'));
    });

    test('[ORG-2] a teacher may not manage domains', async () => {
      await harness.close();
      await start('teacher');
      expect(await domains.list('pier')).toMatchObject(refused('service/refused'));
    });

    test("[ORG-10] a manager cannot confirm the school's domain by declaration", async () => {
      const { id } = await claimed('pier.test');
      const reason = { why: 'asked-by-school', ticket: null };
      expect(await domains.confirm(id, reason)).toMatchObject(refused('service/refused'));
    });

    test('reports an unreachable service', async () => {
      harness.disconnect();
      expect(await domains.list('pier')).toEqual(refused('service/unreachable'));
    });
  });
}

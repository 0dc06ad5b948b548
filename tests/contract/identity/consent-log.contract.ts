import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CallOrigin } from '#application/service/platform/ports/audit-log.ts';
import type { ConsentLog } from '#application/service/identity/ports/consent-log.ts';
import { consentTo } from '#domain/identity/consents/consent.ts';

export type ConsentLogHarness = {
  readonly consents: ConsentLog;
  readonly clock: { now: number };
  readonly call: { origin: CallOrigin | null };
  readonly close: () => Promise<void>;
};

export function consentLogContract(name: string, makeHarness: () => Promise<ConsentLogHarness>): void {
  describe(`ConsentLog: ${name}`, () => {
    let harness: ConsentLogHarness;
    let consents: ConsentLog;

    beforeEach(async () => {
      harness = await makeHarness();
      ({ consents } = harness);
    });
    afterEach(() => harness.close());

    const bySubject = async (id: string) =>
      (await consents.last(id)).toSorted((one, other) => one.subject.localeCompare(other.subject));

    test('[ORG-10] stores which account accepted which version, when and from where', async () => {
      const at = harness.clock.now;
      harness.call.origin = { requestId: 'r1', address: '198.51.100.7', viewedBy: null };
      await consents.record('ada', [consentTo('terms'), consentTo('privacy')]);
      harness.call.origin = null;
      await consents.record('grace', [consentTo('terms')]);
      const here = { at, address: '198.51.100.7' };
      expect(await bySubject('ada')).toEqual([
        { ...consentTo('privacy'), ...here },
        { ...consentTo('terms'), ...here },
      ]);
      expect(await consents.last('grace')).toEqual([{ ...consentTo('terms'), at, address: null }]);
      expect(await consents.last('nobody')).toEqual([]);
    });

    test('[ORG-10] the last choice for a subject counts, even if both were in one call', async () => {
      await consents.record('ada', [consentTo('terms'), consentTo('news'), consentTo('news', false)]);
      harness.clock.now += 1000;
      await consents.record('ada', [{ subject: 'terms', version: '2030-01-01', given: true }]);
      expect(await bySubject('ada')).toMatchObject([
        { subject: 'news', given: false, at: harness.clock.now - 1000 },
        { subject: 'terms', version: '2030-01-01', at: harness.clock.now },
      ]);
    });

    test('an erased account leaves nothing; the others stay', async () => {
      await consents.record('ada', [consentTo('terms')]);
      await consents.record('grace', [consentTo('terms')]);
      await consents.record('ada', []);
      await consents.forget('ada');
      expect(await consents.last('ada')).toEqual([]);
      expect(await consents.last('grace')).toHaveLength(1);
    });
  });
}

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ConsentService } from '#application/client/identity/ports/consent-service.ts';
import { consentTo, fullConsent } from '#domain/identity/consents/consent.ts';

export type ConsentServiceHarness = {
  readonly consents: ConsentService;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

export function consentServiceContract(
  name: string,
  makeHarness: () => Promise<ConsentServiceHarness>,
): void {
  describe(`ConsentService: ${name}`, () => {
    let harness: ConsentServiceHarness;
    beforeEach(async () => {
      harness = await makeHarness();
    });
    afterEach(() => harness.close());

    test('[ORG-10] a choice is read back; the last one counts', async () => {
      const { consents } = harness;
      expect(await consents.read()).toEqual({ ok: true, value: [] });
      expect(await consents.give(fullConsent(true))).toEqual({ ok: true, value: undefined });
      expect(await consents.give([consentTo('news', false)])).toEqual({ ok: true, value: undefined });
      const read = await consents.read();
      expect(
        read.ok && read.value.toSorted((one, other) => one.subject.localeCompare(other.subject)),
      ).toEqual([consentTo('news', false), consentTo('privacy'), consentTo('terms')]);
    });

    test('[ORG-10] a version that was never shown is refused, and nothing of the call is stored', async () => {
      const { consents } = harness;
      const made: Awaited<ReturnType<ConsentService['give']>> = await consents.give([
        consentTo('terms'),
        { subject: 'privacy', version: '1999-12-31', given: true },
      ]);
      expect(made).toMatchObject({ ok: false, error: { kind: 'service/refused' } });
      expect(await consents.read()).toEqual({ ok: true, value: [] });
    });

    test('[UI-6] reports an unreachable service', async () => {
      harness.disconnect();
      const away = { ok: false, error: { kind: 'service/unreachable' } };
      expect(await harness.consents.read()).toEqual(away);
      expect(await harness.consents.give(fullConsent(false))).toEqual(away);
    });
  });
}

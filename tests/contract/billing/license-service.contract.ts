import { afterEach, describe, expect, test } from 'vitest';
import type { LicenseService } from '#application/client/billing/ports/license-service.ts';
import type { MemberRole } from '#domain/identity/membership/member-role.ts';

export type LicenseServiceHarness = {
  readonly license: LicenseService;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

export function licenseServiceContract(
  name: string,
  makeHarness: (role: MemberRole | null) => Promise<LicenseServiceHarness>,
): void {
  describe(`LicenseService: ${name}`, () => {
    let harness: LicenseServiceHarness;
    afterEach(() => harness.close());

    test.each(['customer', 'manager', 'teacher'] as const)(
      '[LIC-4] a %s sees which license covers them, until when, and who can renew it',
      async (role) => {
        harness = await makeHarness(role);
        const covering = {
          kind: 'district',
          holder: 'Tidewater',
          seats: 3,
          firstDay: '2026-07-01',
          lastDay: '2027-06-30',
          owed: null,
          standing: 'current',
        };
        expect(await harness.license.read()).toMatchObject({
          ok: true,
          value: {
            state: 'subscription_active',
            trialDaysLeft: 0,
            reason: 'covered',
            grant: covering,
            lastDay: '2027-06-30',
            seats: { limit: 3, taken: role === 'teacher' ? 1 : 0, promised: 0, byPerson: false },
            seat: role === 'teacher' ? 'held' : 'not-needed',
            buyers:
              role === 'customer'
                ? [{ firstName: 'ada' }, { firstName: 'walter' }]
                : [{ firstName: 'walter' }],
            history: [covering, { kind: 'trial', holder: null, seats: null, standing: 'current' }],
          },
        });
      },
    );

    test.each(['customer', 'teacher'] as const)(
      '[LIC-11] a %s of a school plans from the current coverage, in days',
      async (role) => {
        harness = await makeHarness(role);
        expect(await harness.license.planFacts()).toMatchObject({
          ok: true,
          value: {
            buyer: 'school',
            name: 'pier',
            teachers: role === 'teacher' ? 1 : 0,
            held: [{ source: 'above', seats: null, endsOn: '2027-07-01' }],
          },
        });
      },
    );

    test('[LIC-11] an individual user plans from their own trial', async () => {
      harness = await makeHarness(null);
      const facts = await harness.license.planFacts();
      expect(facts).toMatchObject({
        ok: true,
        value: { buyer: 'self', name: null, teachers: 1, held: [{ source: 'trial', seats: 1 }] },
      });
    });

    test('[LIC-3] a trial user asks once for more time, with a reason, and sees the result', async () => {
      harness = await makeHarness(null);
      expect(await harness.license.trialRequest()).toEqual({ ok: true, value: null });
      expect(await harness.license.askForTrial(' ')).toMatchObject({
        ok: false,
        error: { kind: 'form/invalid' },
      });
      expect(await harness.license.askForTrial(' Two weeks of snow ')).toEqual({ ok: true, value: null });
      expect(await harness.license.askForTrial('Again')).toEqual({
        ok: false,
        error: { kind: 'trial/asked-already' },
      });
      expect(await harness.license.trialRequest()).toMatchObject({
        ok: true,
        value: { why: 'Two weeks of snow', granted: null },
      });
    });

    test('[LIC-3] a trial user prints their use for the buyer', async () => {
      harness = await makeHarness(null);
      const printed = await harness.license.printCase('a4');
      expect(printed.ok && new TextDecoder().decode(printed.value.subarray(0, 5))).toBe('%PDF-');
      harness.disconnect();
      expect(await harness.license.printCase('a4')).toMatchObject({ ok: false });
    });

    test('[LIC-4] an individual user has their own grants, no seats and no buyer', async () => {
      harness = await makeHarness(null);
      expect(await harness.license.read()).toMatchObject({
        ok: true,
        value: { state: 'trial_active', trialDaysLeft: 30, reason: 'trial', seats: null, buyers: [] },
      });
    });

    test('an unreachable service is a failure', async () => {
      harness = await makeHarness('teacher');
      harness.disconnect();
      expect(await harness.license.read()).toEqual({ ok: false, error: { kind: 'service/unreachable' } });
    });
  });
}

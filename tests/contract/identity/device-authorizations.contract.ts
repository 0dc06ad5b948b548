import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DeviceAuthorizations } from '#application/service/identity/ports/device-authorizations.ts';
import type { DeviceGrant } from '#domain/identity/devices/device.ts';
import { aDeviceAuthorization } from '../../builders/a-device.ts';
import { minute, startOfTests as now } from '../../builders/time.ts';

export type DeviceAuthorizationsHarness = {
  readonly waiting: DeviceAuthorizations;
  readonly sameWaiting: DeviceAuthorizations;
  readonly close: () => Promise<void>;
};

const ada: DeviceGrant = { accountId: 'ada', secondFactor: true, sessionsMark: 'mark' };
const grace: DeviceGrant = { ...ada, accountId: 'grace' };
const request = { clientId: 'blockyard-cli', deviceName: 'Laptop', network: '203.0.113.7' };
const second = 1_000;

export function deviceAuthorizationsContract(
  name: string,
  makeHarness: () => Promise<DeviceAuthorizationsHarness>,
): void {
  describe(`DeviceAuthorizations: ${name}`, () => {
    let harness: DeviceAuthorizationsHarness;
    let waiting: DeviceAuthorizations;

    beforeEach(async () => {
      harness = await makeHarness();
      waiting = harness.waiting;
    });
    afterEach(() => harness.close());

    test('[ORG-8] a code shown on the page is used once, even by many devices at once', async () => {
      await waiting.saveLoginCode({ fingerprint: 'code', grant: ada, expiresAt: now + minute });
      const taken = await Promise.all(
        Array.from({ length: 6 }, (_, at) =>
          (at % 2 === 0 ? waiting : harness.sameWaiting).takeLoginCode('code', now),
        ),
      );
      expect(taken.filter((grant) => grant !== null)).toEqual([ada]);
      expect(await waiting.takeLoginCode('code', now)).toBeNull();
    });

    test("[ORG-8] a code shown on the page expires, and ends with the user's next one", async () => {
      await waiting.saveLoginCode({ fingerprint: 'hers', grant: grace, expiresAt: now + minute });
      await waiting.saveLoginCode({ fingerprint: 'old', grant: ada, expiresAt: now + minute });
      await waiting.saveLoginCode({ fingerprint: 'new', grant: ada, expiresAt: now + 2 * minute });
      expect(await waiting.takeLoginCode('old', now)).toBeNull();
      expect(await waiting.takeLoginCode('new', now + 2 * minute)).toBeNull();
      expect(await waiting.takeLoginCode('new', now + 2 * minute - 1)).toEqual(ada);
      expect(await waiting.takeLoginCode('hers', now)).toEqual(grace);
    });

    test('[ORG-8] a waiting device is found by its displayed code, until it expires or is answered', async () => {
      await waiting.open(aDeviceAuthorization(), now);
      expect(await waiting.waiting('user code', now)).toEqual(request);
      expect(await waiting.waiting('another', now)).toBeNull();
      expect(await waiting.waiting('user code', now + 10 * minute)).toBeNull();
      expect(await waiting.settle('user code', ada, now + 10 * minute)).toBeNull();
      expect(await waiting.settle('user code', ada, now)).toEqual(request);
      expect(await waiting.waiting('user code', now)).toBeNull();
      expect(await waiting.settle('user code', 'denied', now)).toBeNull();
    });

    test('the first of several answers counts', async () => {
      await waiting.open(aDeviceAuthorization(), now);
      const answers = [ada, 'denied', grace, 'denied'] as const;
      const settled = await Promise.all(
        answers.map((answer, at) =>
          (at % 2 === 0 ? waiting : harness.sameWaiting).settle('user code', answer, now),
        ),
      );
      expect(settled.filter((one) => one !== null)).toEqual([request]);
    });

    test.each([['denied' as const], [ada]])('[ORG-8] a poll returns the answer: %o', async (answer) => {
      await waiting.open(aDeviceAuthorization(), now);
      await waiting.settle('user code', answer, now);
      expect(await waiting.poll('device code', now)).toEqual({
        authorization: { ...request, expiresAt: now + 10 * minute, decision: answer },
        early: false,
      });
      expect(await waiting.poll('user code', now)).toBeNull();
    });

    test('[ORG-8] a device that was approved from the start does not wait', async () => {
      await waiting.open(aDeviceAuthorization({ decision: ada }), now);
      expect(await waiting.waiting('user code', now)).toBeNull();
      expect(await waiting.poll('device code', now)).toMatchObject({ authorization: { decision: ada } });
    });

    test('[ORG-8] each early poll makes the interval 5 seconds longer', async () => {
      await waiting.open(aDeviceAuthorization(), now);
      const early: boolean[] = [];
      for (const at of [0, 5, 9, 19, 30, 45, 59]) {
        early.push((await waiting.poll('device code', now + at * second))?.early === true);
      }
      expect(early).toEqual([false, false, true, false, false, false, false]);
      expect(await waiting.poll('device code', now + 60 * second)).toMatchObject({ early: true });
      expect(await waiting.poll('device code', now + 74 * second)).toMatchObject({ early: true });
      expect(await waiting.poll('device code', now + 94 * second)).toMatchObject({ early: false });
    });

    test('a device is logged in once', async () => {
      await waiting.open(aDeviceAuthorization(), now);
      const taken = await Promise.all(
        Array.from({ length: 6 }, (_, at) =>
          (at % 2 === 0 ? waiting : harness.sameWaiting).take('device code'),
        ),
      );
      expect(taken.filter(Boolean)).toHaveLength(1);
      expect(await waiting.poll('device code', now)).toBeNull();
    });

    test('[SEC-1] grants of a user are deleted, and no others', async () => {
      await waiting.saveLoginCode({ fingerprint: 'code', grant: ada, expiresAt: now + minute });
      await waiting.open(aDeviceAuthorization({ decision: ada }), now);
      const hers = { deviceCode: 'hers', userCode: 'hers', decision: grace };
      await waiting.open(aDeviceAuthorization(hers), now);
      await waiting.forget('ada');
      expect(await waiting.takeLoginCode('code', now)).toBeNull();
      expect(await waiting.poll('device code', now)).toBeNull();
      expect(await waiting.poll('hers', now)).not.toBeNull();
    });
  });
}

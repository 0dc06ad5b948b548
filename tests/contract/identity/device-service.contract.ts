import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DeviceService } from '#application/client/identity/ports/device-service.ts';

export type DeviceServiceHarness = {
  readonly devices: DeviceService;
  readonly start: (name: string, loginCode?: string) => Promise<string | null>;
  /** Returns whether the device that requested authorization last was admitted. */
  readonly isAdmitted: () => Promise<boolean>;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

export function deviceServiceContract(name: string, makeHarness: () => Promise<DeviceServiceHarness>): void {
  describe(`DeviceService: ${name}`, () => {
    let harness: DeviceServiceHarness;
    let devices: DeviceService;
    beforeEach(async () => {
      harness = await makeHarness();
      devices = harness.devices;
    });
    afterEach(() => harness.close());

    const start = async (device = 'Laptop'): Promise<string> => (await harness.start(device)) ?? '';

    test('[ORG-8] creates a code for an app to log in', async () => {
      const made = await devices.makeLoginCode();
      expect(made).toMatchObject({ ok: true, value: { expiresInSeconds: 300 } });
      const code = made.ok ? made.value.code : '';
      expect(code).toMatch(/^\w{4}-\w{4}$/);
      expect(await harness.start('Pixel 7', code)).not.toBeNull();
      expect(await harness.isAdmitted()).toBe(true);
      expect(await devices.list()).toMatchObject({
        ok: true,
        value: [{ name: 'Pixel 7', client: 'Blockyard app' }],
      });
      expect(await harness.start('Pixel 8', code)).toBeNull();
    });

    test('[ORG-8] finds the device that shows a code, and approves it', async () => {
      const code = await start();
      expect(await devices.findRequest(code)).toEqual({
        ok: true,
        value: { client: 'Blockyard app', deviceName: 'Laptop', network: '127.0.0.1', sameNetwork: true },
      });
      expect(await devices.answerRequest(code, true)).toEqual({ ok: true, value: undefined });
      expect(await harness.isAdmitted()).toBe(true);
      const gone = { ok: false, error: { kind: 'device/code-unknown' } };
      expect(await devices.findRequest(code)).toEqual(gone);
      expect(await devices.answerRequest(code, true)).toEqual(gone);
    });

    test('[ORG-8] refuses a device', async () => {
      const code = await start();
      expect(await devices.answerRequest(code, false)).toEqual({ ok: true, value: undefined });
      expect(await harness.isAdmitted()).toBe(false);
      expect(await devices.list()).toEqual({ ok: true, value: [] });
    });

    test('[ORG-8] logs a device out, once', async () => {
      await devices.answerRequest(await start(), true);
      await harness.isAdmitted();
      const listed = await devices.list();
      const [device] = listed.ok ? listed.value : [];
      expect(await devices.remove(device?.id ?? '')).toEqual({ ok: true, value: undefined });
      const gone = { ok: false, error: { kind: 'device/not-found' } };
      expect(await devices.remove(device?.id ?? '')).toEqual(gone);
      expect(await devices.list()).toEqual({ ok: true, value: [] });
    });

    test.each([
      ['', 'required'],
      ['123', 'malformed'],
    ])('a code in another format is a problem of its field: %o', async (typed, problem) => {
      const refused = { ok: false, error: { kind: 'form/invalid', fields: { userCode: problem } } };
      expect(await devices.findRequest(typed)).toEqual(refused);
      expect(await devices.answerRequest(typed, true)).toEqual(refused);
    });

    test('[UI-6] reports an unreachable service', async () => {
      harness.disconnect();
      const away = { ok: false, error: { kind: 'service/unreachable' } };
      expect(await devices.list()).toEqual(away);
      expect(await devices.makeLoginCode()).toEqual(away);
    });
  });
}

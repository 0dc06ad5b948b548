import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SessionList } from '#application/client/identity/ports/session-list.ts';

export type SessionListHarness = {
  readonly sessions: SessionList;
  readonly schoolToken: string;
  readonly isSchoolSessionValid: () => Promise<boolean>;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

export function sessionListContract(name: string, makeHarness: () => Promise<SessionListHarness>): void {
  describe(`SessionList: ${name}`, () => {
    let harness: SessionListHarness;
    beforeEach(async () => {
      harness = await makeHarness();
    });
    afterEach(() => harness.close());

    test('[ORG-7] this browser is first, and another has its name and network', async () => {
      expect(await harness.sessions.list()).toMatchObject({
        value: [
          { current: true, sameNetwork: true },
          {
            current: false,
            sameNetwork: false,
            device: 'Chrome on ChromeOS',
            network: '198.51.100.7',
            lastSeenAt: expect.any(Number),
          },
        ],
      });
    });

    test('[ORG-7] an ended session is logged out, and ending it again is not an error', async () => {
      const listed = await harness.sessions.list();
      const school = listed.ok ? listed.value.find(({ current }) => !current) : undefined;
      expect(await harness.isSchoolSessionValid()).toBe(true);
      for (const _time of ['first', 'again'])
        expect(await harness.sessions.end(school?.id ?? '')).toEqual({ ok: true, value: undefined });
      expect(await harness.isSchoolSessionValid()).toBe(false);
      expect(await harness.sessions.list()).toMatchObject({ value: [{ current: true }] });
    });

    test('[ORG-7] a session that was left is not listed, and not refused', async () => {
      expect(await harness.sessions.leave(harness.schoolToken)).toEqual({ ok: true, value: undefined });
      expect(await harness.sessions.list()).toMatchObject({ value: [{ current: true }] });
      expect(await harness.isSchoolSessionValid()).toBe(true);
      expect(await harness.sessions.leave('no-token')).toMatchObject({ ok: false });
    });

    test('[REL-5] without a network nothing is listed, and no session ends', async () => {
      harness.disconnect();
      const unreachable = { ok: false, error: { kind: 'service/unreachable' } };
      expect(await harness.sessions.list()).toEqual(unreachable);
      expect(await harness.sessions.end('1')).toEqual(unreachable);
      expect(await harness.sessions.leave(harness.schoolToken)).toEqual(unreachable);
    });
  });
}

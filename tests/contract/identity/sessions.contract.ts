import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountRepository } from '#application/service/identity/ports/account-repository.ts';
import type { SeenSession, Sessions } from '#application/service/identity/ports/sessions.ts';
import { anAccount } from '../../builders/an-account.ts';
import { day, minute, startOfTests as now } from '../../builders/time.ts';

export type SessionsHarness = {
  readonly accounts: Pick<AccountRepository, 'erase' | 'open'>;
  readonly sessions: Sessions;
  readonly close: () => Promise<void>;
};

export function sessionsContract(name: string, makeHarness: () => Promise<SessionsHarness>): void {
  describe(`Sessions: ${name}`, () => {
    let harness: SessionsHarness;
    let sessions: Sessions;
    const school: SeenSession = {
      accountId: 'ada',
      signedInAt: now,
      device: 'Chrome on ChromeOS',
      network: '198.51.100.7',
      lastSeenAt: now,
    };
    const home = { ...school, signedInAt: now + minute, device: null, lastSeenAt: now + minute };

    beforeEach(async () => {
      harness = await makeHarness();
      sessions = harness.sessions;
      for (const id of ['ada', 'grace'])
        await harness.accounts.open(anAccount({ id, email: `${id}@a.test` }));
    });
    afterEach(() => harness.close());

    test('[ORG-7] sessions are listed by account, the last active one first', async () => {
      await sessions.note(school);
      await sessions.note(home);
      await sessions.note({ ...school, accountId: 'grace' });
      expect(await sessions.ofAccount('ada')).toEqual([home, school]);
    });

    test('[ORG-7] activity is recorded again after ten minutes, and not before', async () => {
      await sessions.note(school);
      const elsewhere = { ...school, network: '203.0.113.9' };
      await sessions.note({ ...elsewhere, lastSeenAt: now + 10 * minute - 1 });
      expect(await sessions.ofAccount('ada')).toEqual([school]);
      await sessions.note({ ...elsewhere, lastSeenAt: now + 10 * minute });
      expect(await sessions.ofAccount('ada')).toEqual([{ ...elsewhere, lastSeenAt: now + 10 * minute }]);
    });

    test('[ORG-7] a session ends once, is no longer listed, and does not return', async () => {
      await sessions.note(school);
      expect(await sessions.end({ ...school, accountId: 'grace' }, now)).toBe(false);
      expect(await sessions.end(school, now)).toBe(true);
      expect(await sessions.end(school, now)).toBe(false);
      await sessions.note({ ...school, lastSeenAt: now + day });
      expect(await sessions.ofAccount('ada')).toEqual([]);
    });

    test('[ORG-7] a session that was left is not listed, unless it is used again; an ended one stays ended', async () => {
      await sessions.note(school);
      await sessions.note(home);
      await sessions.leave({ ...school, accountId: 'grace' });
      await sessions.leave(school);
      expect(await sessions.ofAccount('ada')).toEqual([home]);
      const again = { ...school, lastSeenAt: now + 2 * minute };
      await sessions.note(again);
      expect(await sessions.ofAccount('ada')).toEqual([again, home]);
      await sessions.end(home, now);
      await sessions.leave(home);
      await sessions.note({ ...home, lastSeenAt: now + day });
      expect(await sessions.ofAccount('ada')).toEqual([again]);
    });

    test('[SEC-9] sessions that are inactive for 90 days are deleted when activity is next recorded, but an ended one stays ended', async () => {
      await sessions.note(school);
      await sessions.note(home);
      await sessions.end(home, now + minute);
      const later = { ...school, signedInAt: now + 90 * day, lastSeenAt: now + 90 * day };
      await sessions.note(later);
      expect(await sessions.ofAccount('ada')).toEqual([later, school]);
      const last = { ...school, signedInAt: now + 91 * day, lastSeenAt: now + 91 * day };
      await sessions.note(last);
      expect(await sessions.ofAccount('ada')).toEqual([last, later]);
      await sessions.note({ ...home, lastSeenAt: now + 91 * day });
      expect(await sessions.ofAccount('ada')).toEqual([last, later]);
    });

    test('[ORG-7] a session that is used again after 90 days is listed again', async () => {
      await sessions.note(school);
      const back = { ...school, lastSeenAt: now + 100 * day };
      await sessions.note(back);
      expect(await sessions.ofAccount('ada')).toEqual([back]);
    });

    test('[AUT-17] all sessions of an account are deleted at once, and with the account, and a deleted account gets none', async () => {
      await sessions.note(school);
      await sessions.note({ ...school, accountId: 'grace' });
      await sessions.removeAll('ada');
      expect(await sessions.ofAccount('ada')).toEqual([]);
      expect(await sessions.ofAccount('grace')).toHaveLength(1);
      await harness.accounts.erase('grace');
      await sessions.note({ ...school, accountId: 'grace' });
      expect(await sessions.ofAccount('grace')).toEqual([]);
    });
  });
}

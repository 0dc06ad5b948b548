import { beforeEach, describe, expect, test } from 'vitest';
import type { SessionStore } from '#application/client/identity/ports/session-store.ts';
import type { AccountRecord, SignedInIdentity } from '#domain/identity/account/session-user.ts';

/** The session store of the pages of one browser, and the text that the browser stores under `system-user`. */
export type SessionStoreHarness = {
  readonly openPage: () => SessionStore;
  readonly keptText: () => string | null;
};

const ada: SignedInIdentity = {
  id: 'ada',
  email: 'ada@lovelace.test',
  requiresPasswordSetup: false,
  signInMethod: 'email',
};
const grace: SignedInIdentity = { ...ada, id: 'grace', email: 'grace@hopper.test' };
const record: AccountRecord = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  phoneNumber: null,
  accessState: 'subscription_active',
  accountType: 'teacher',
  trialDaysLeft: 0,
  schoolOrDistrict: 'Harbor Primary',
  signInMethod: 'email',
  passwordRemoved: false,
  secondFactorRequired: false,
  organization: null,
  severalOrganizations: false,
  viewing: null,
};
const token = { token: 'secret-token', expiresAt: 1 };

export function sessionStoreContract(name: string, makeHarness: () => SessionStoreHarness): void {
  describe(`SessionStore: ${name}`, () => {
    let browser: SessionStoreHarness;
    let session: SessionStore;

    beforeEach(() => {
      browser = makeHarness();
      session = browser.openPage();
    });

    test('starts by restoring, and has no user in a new browser', () => {
      expect(session.current()).toEqual({ state: 'restoring', remembered: null });
    });

    test('[AUT-5] a signed-in user has every field of a session user', () => {
      session.enter(ada, record, ['schoolOrDistrict']);
      expect(session.current()).toEqual({
        state: 'signed-in',
        user: { ...ada, ...record, token: null, refreshTimerId: null },
        missing: ['schoolOrDistrict'],
      });
    });

    test('[LIC-1] a new session without an account is in its trial, as a customer', () => {
      session.enter(ada, null, []);
      expect(session.current()).toMatchObject({
        user: { accessState: 'trial_active', accountType: 'customer', firstName: null },
      });
    });

    test('[AUT-5] a signed-in user is stored as JSON for the next page, but never a token', () => {
      session.saveToken(token, 7);
      session.enter(ada, record, []);
      session.saveToken(token, 8);
      expect(JSON.parse(browser.keptText() ?? '')).toEqual({ ...ada, ...record });
      expect(browser.keptText()).not.toContain('secret-token');
      expect(browser.openPage().current()).toEqual({
        state: 'restoring',
        remembered: { ...ada, ...record },
      });
    });

    test('a token is stored with its timer, before or after the user is known', () => {
      session.saveToken(token, 7);
      session.enter(ada, record, []);
      expect(session.current()).toMatchObject({
        user: { token: { token: 'secret-token' }, refreshTimerId: 7 },
      });
      session.saveToken({ ...token, token: 'next-token' }, 8);
      expect(session.current()).toMatchObject({
        user: { token: { token: 'next-token' }, refreshTimerId: 8 },
      });
    });

    test('nothing about the previous user remains, including account and missing items', () => {
      session.enter(ada, record, ['schoolOrDistrict']);
      session.enter(grace, null, []);
      expect(session.current()).toMatchObject({
        user: { ...grace, firstName: null, accountType: 'customer' },
        missing: [],
      });
    });

    test('an update changes its fields and leaves the rest unchanged', () => {
      session.enter(ada, record, ['schoolOrDistrict']);
      session.update({ firstName: 'Augusta' });
      expect(session.current()).toMatchObject({
        user: { firstName: 'Augusta', lastName: 'Lovelace' },
        missing: ['schoolOrDistrict'],
      });
      session.update({}, []);
      expect(session.current()).toMatchObject({ user: { firstName: 'Augusta' }, missing: [] });
      expect(browser.keptText()).toContain('Augusta');
    });

    test('an update without a change notifies nobody, for any organization', () => {
      const organization = {
        id: 'oak',
        kind: 'school',
        name: 'Oak School',
        path: 'oak/',
        timeZone: 'America/Los_Angeles',
        role: 'teacher',
        billingContact: false,
      } as const;
      session.enter(ada, { ...record, organization }, []);
      let told = 0;
      session.subscribe(() => (told += 1));
      session.update({ organization: { ...organization } });
      expect(told).toBe(0);
      session.update({ organization: { ...organization, role: 'manager' } });
      expect(told).toBe(1);
    });

    test('an update without a user does nothing', () => {
      session.leave('visitor');
      session.update({ firstName: 'Eve' }, []);
      expect(session.current()).toEqual({ state: 'signed-out', cause: 'visitor' });
      expect(browser.keptText()).toBeNull();
    });

    test.each(['visitor', 'logout', 'lost'] as const)(
      '[AUT-7] leaving (%s) removes user and token',
      (cause) => {
        session.enter(ada, record, []);
        session.saveToken(token, 7);
        session.leave(cause);
        expect(session.current()).toEqual({ state: 'signed-out', cause });
        expect(browser.keptText()).toBeNull();
        session.enter(grace, null, []);
        expect(session.current()).toMatchObject({ user: { token: null, refreshTimerId: null } });
      },
    );

    test('listeners get each change until they end', () => {
      const states: string[] = [];
      const end = session.subscribe(() => states.push(session.current().state));
      session.enter(ada, record, []);
      session.update({ firstName: 'Augusta' });
      session.leave('logout');
      end();
      session.enter(ada, record, []);
      expect(states).toEqual(['signed-in', 'signed-in', 'signed-out']);
    });

    test('the session is the same object until it changes', () => {
      session.enter(ada, record, []);
      expect(session.current()).toBe(session.current());
    });
  });
}

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { IdentityDirectory } from '#application/service/identity/ports/identity-directory.ts';
import { anEmail } from '../../builders/an-email.ts';
import { type Capability, testWhere } from './capability.ts';

type HeldAccount = {
  readonly emailVerified: boolean;
  readonly signInOptions: readonly string[];
  readonly secondFactors: number;
  readonly requiresPasswordSetup: boolean;
};

export type IdentityDirectoryHarness = {
  readonly directory: IdentityDirectory;
  readonly open: (
    account: { readonly email: string } & Partial<{
      readonly emailVerified: boolean;
      readonly disabled: boolean;
      readonly secondFactor: boolean;
      readonly requiresPasswordSetup: boolean;
    }>,
  ) => Promise<{ readonly id: string; readonly token: string }>;
  readonly held: (id: string) => Promise<HeldAccount | null>;
  readonly enter: (customToken: string) => Promise<{ readonly id: string; readonly token: string }>;
  readonly holds: (token: string) => Promise<boolean>;
  readonly wait: () => Promise<void>;
  readonly disconnect: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export function identityDirectoryContract(
  name: string,
  makeHarness: () => Promise<IdentityDirectoryHarness>,
  capabilities: { readonly disconnect: Capability },
): void {
  describe(`IdentityDirectory: ${name}`, () => {
    let harness: IdentityDirectoryHarness;
    let directory: IdentityDirectory;
    const ada = anEmail();

    const tokenFor = async (email = ada): Promise<string> => {
      const token = await directory.tokenForOwnerOf(email);
      if (!token.ok) throw new Error(`No token: ${token.error.kind}`);
      return token.value;
    };

    beforeEach(async () => {
      harness = await makeHarness();
      directory = harness.directory;
    });
    afterEach(() => harness.close());

    test('a person who proved a mailbox without an account gets a verified one', async () => {
      expect(await directory.idOf(ada)).toBeNull();
      const { id } = await harness.enter(await tokenFor());
      expect(await directory.idOf(ada)).toBe(id);
      expect(await harness.held(id)).toMatchObject({ emailVerified: true, signInOptions: [] });
    });

    test('a person with a verified account signs in to it, and it stays unchanged', async () => {
      const { id, token } = await harness.open({ email: ada, emailVerified: true });
      await harness.wait();
      expect((await harness.enter(await tokenFor())).id).toBe(id);
      expect(await harness.held(id)).toMatchObject({ emailVerified: true, signInOptions: ['password'] });
      expect(await harness.holds(token)).toBe(true);
    });

    test('an address is marked as verified, and nothing else changes', async () => {
      const { id, token } = await harness.open({ email: ada, emailVerified: false });
      await harness.wait();
      await directory.verifyAddress(id);
      expect(await harness.held(id)).toMatchObject({ emailVerified: true, signInOptions: ['password'] });
      expect(await harness.holds(token)).toBe(true);
      await expect(directory.verifyAddress('nobody')).resolves.toBeUndefined();
    });

    test('[ORG-5] a disabled account cannot sign in, and can again once it is enabled', async () => {
      const { id, token } = await harness.open({ email: ada, emailVerified: true });
      await harness.wait();
      await directory.setDisabled(id, true);
      expect(await directory.tokenForOwnerOf(ada)).toEqual({ ok: false, error: { kind: 'entry/disabled' } });
      expect(await harness.holds(token)).toBe(false);
      await directory.setDisabled(id, false);
      expect((await harness.enter(await tokenFor())).id).toBe(id);
      await directory.setDisabled('nobody', true);
    });

    test('[SEC-1] an account that a stranger opened for an address belongs only to the owner of the address afterwards', async () => {
      const { id, token } = await harness.open({ email: ada, emailVerified: false });
      await harness.wait();
      const entered = await harness.enter(await tokenFor());
      expect(entered.id).toBe(id);
      expect(await harness.held(id)).toMatchObject({ emailVerified: true, signInOptions: [] });
      expect(await directory.idOf(ada)).toBe(id);
      expect(await harness.holds(token)).toBe(false);
      expect(await harness.holds(entered.token)).toBe(true);
    });

    test('[AUT-13] a password is missing if it was removed or never existed', async () => {
      const { id } = await harness.open({ email: ada, emailVerified: false });
      expect(await directory.lacksPassword(id)).toBe(false);
      await tokenFor();
      expect(await directory.lacksPassword(id)).toBe(true);
      const { id: byMail } = await harness.enter(await tokenFor(anEmail('grace@hopper.test')));
      expect(await directory.lacksPassword(byMail)).toBe(true);
      expect(await directory.lacksPassword('nobody')).toBe(false);
    });

    test('a disabled account cannot sign in', async () => {
      await harness.open({ email: ada, emailVerified: true, disabled: true });
      const refused = { ok: false, error: { kind: 'entry/disabled' } };
      expect(await directory.tokenForOwnerOf(ada)).toEqual(refused);
    });

    test('[AUT-18] an account with a second step cannot sign in until that is removed', async () => {
      const { id } = await harness.open({ email: ada, emailVerified: true, secondFactor: true });
      const refused = { ok: false, error: { kind: 'entry/second-factor' } };
      expect(await directory.tokenForOwnerOf(ada)).toEqual(refused);
      await directory.removeSecondFactors(id);
      expect(await harness.held(id)).toMatchObject({ secondFactors: 0, signInOptions: ['password'] });
      expect((await harness.enter(await tokenFor())).id).toBe(id);
    });

    test('many simultaneous proofs of the same new mailbox sign in to one account', async () => {
      const tokens = await Promise.all([tokenFor(), tokenFor(), tokenFor()]);
      const entered = await Promise.all(tokens.map((token) => harness.enter(token)));
      expect(new Set(entered.map(({ id }) => id)).size).toBe(1);
    });

    test('sessions of one user end, and no others', async () => {
      const one = await harness.open({ email: ada });
      const other = await harness.open({ email: 'grace@hopper.test' });
      await harness.wait();
      await directory.endSessions(one.id);
      expect([await harness.holds(one.token), await harness.holds(other.token)]).toEqual([false, true]);
    });

    test("[SEC-1] reads an account's state: whether it is disabled, and a mark that changes when its sessions end", async () => {
      const one = await harness.open({ email: ada });
      const other = await harness.open({ email: 'grace@hopper.test', disabled: true });
      const before = await directory.standing(one.id);
      expect(before).toMatchObject({ disabled: false });
      expect(await directory.standing(other.id)).toMatchObject({ disabled: true });
      expect(await directory.standing('nobody')).toBeNull();
      await harness.wait();
      expect(await directory.standing(one.id)).toEqual(before);
      await directory.endSessions(one.id);
      const after = await directory.standing(one.id);
      expect(after?.sessionsMark).not.toBe(before?.sessionsMark);
      expect(after?.sessionsFrom).toBeGreaterThan(before?.sessionsFrom ?? Number.POSITIVE_INFINITY);
    });

    test('[AUT-13] a password that was set is no longer required, for any number of reports', async () => {
      const { id } = await harness.open({ email: ada, requiresPasswordSetup: true });
      expect(await harness.held(id)).toMatchObject({ requiresPasswordSetup: true });
      await directory.finishPasswordSetup(id);
      await directory.finishPasswordSetup(id);
      expect(await harness.held(id)).toMatchObject({ requiresPasswordSetup: false });
    });

    test('[ORG-9] counts users who have only a password or email, for any number of accounts', async () => {
      const { id } = await harness.open({ email: ada });
      const strangers = Array.from({ length: 120 }, (_none, index) => `nobody-${index}`);
      expect(await directory.countWithoutProvider([])).toBe(0);
      expect(await directory.countWithoutProvider([id, ...strangers])).toBe(121);
    });

    test('[AUT-17] an account is erased; a missing one is no error', async () => {
      const { id, token } = await harness.open({ email: ada });
      await directory.erase(id);
      await directory.erase(id);
      expect(await harness.held(id)).toBeNull();
      expect(await directory.idOf(ada)).toBeNull();
      expect(await harness.holds(token)).toBe(false);
    });

    testWhere(capabilities.disconnect, 'it throws while the identity service is unavailable', async () => {
      await harness.disconnect();
      await expect(harness.directory.idOf(ada)).rejects.toBeInstanceOf(Error);
      await expect(harness.directory.tokenForOwnerOf(ada)).rejects.toBeInstanceOf(Error);
      await expect(harness.directory.endSessions('x')).rejects.toBeInstanceOf(Error);
      await expect(harness.directory.erase('x')).rejects.toBeInstanceOf(Error);
    });
  });
}

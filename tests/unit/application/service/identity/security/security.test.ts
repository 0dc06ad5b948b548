import { beforeEach, describe, expect, test } from 'vitest';
import {
  findDigest,
  storedDigest,
  newRecoveryCodes,
} from '#application/service/identity/security/recovery-codes.ts';
import { recoverSecondFactor } from '#application/service/identity/security/recover-second-factor.ts';
import { anAccount, aVerifiedIdentity } from '../../../../../builders/an-account.ts';
import { aCaller } from '../../../../../builders/a-caller.ts';
import { anEmail } from '../../../../../builders/an-email.ts';
import { aService, type Service } from '../../../../../builders/a-service.ts';
import { minute, startOfTests } from '../../../../../builders/time.ts';

const ada = aVerifiedIdentity({ secondFactor: true });
const authenticator = { id: 'app', name: 'Phone', enrolledAt: startOfTests, secret: 'KEY' };
let service: Service;

beforeEach(() => {
  service = aService();
  service.identity.addUser({
    id: 'ada',
    email: 'ada@lovelace.test',
    emailVerified: true,
    secondFactors: [authenticator],
  });
});

const madeCodes = async (): Promise<readonly string[]> => {
  const made = await service.app.security.renewRecoveryCodes(await aCaller(service.app, ada));
  return made.ok ? made.value : [];
};
const factors = () => service.identity.userOf('ada@lovelace.test')?.secondFactors;

describe('recovery codes', () => {
  test('[SEC-7] the stored digests reveal no code', async () => {
    const codes = await madeCodes();
    const stored = JSON.stringify(await service.recoveryCodes.all('ada'));
    expect(codes).toHaveLength(10);
    for (const code of codes) expect(stored).not.toContain(code.slice(0, 4));
  });

  test('new codes replace the old ones', async () => {
    const [before = ''] = await madeCodes();
    await madeCodes();
    expect(await service.app.security.recoverSecondFactor(anEmail(), before)).toMatchObject({ ok: false });
    expect(factors()).toHaveLength(1);
  });

  test('no two codes start with the same characters, so that each is found by its start', () => {
    const drawn = ['AB11111111', 'AB22222222', 'CD11111111'];
    let more = 0;
    const codes = newRecoveryCodes({
      recoveryCode: () => drawn.shift() ?? `${String.fromCharCode(69 + (more += 1))}X33333333`,
    });
    expect(codes).not.toContain('AB22222222');
    expect(new Set(codes.map((code) => code.slice(0, 2))).size).toBe(10);
  });

  test.each([
    ['none are kept', []],
    ['none begins so', ['ZZ']],
    ['one begins so', ['AB', 'ZZ']],
  ])('[AUT-3] a wrong code costs one digest if %s', async (_where, beginnings) => {
    const digest = (code: string) => Promise.resolve(`digest of ${code}`);
    const stored = await Promise.all(beginnings.map((start) => storedDigest({ digest }, `${start}22222222`)));
    const compared: string[] = [];
    const matches = (code: string, against: string) => {
      compared.push(against);
      return Promise.resolve(against === `digest of ${code}`);
    };
    expect(await findDigest({ matches }, 'AB33333333', { stored, decoy: 'decoy' })).toBeNull();
    expect(compared).toHaveLength(1);
  });

  test('a code that matches the decoy does not sign in', async () => {
    const matches = () => Promise.resolve(true);
    expect(await findDigest({ matches }, 'AB33333333', { stored: [], decoy: 'decoy' })).toBeNull();
  });
});

describe('recovery', () => {
  test('[AUT-18] while the identity service is down a code stays valid, and no mail is sent', async () => {
    const [code = ''] = await madeCodes();
    const { app, identity, outbox, recoveryCodes, transaction, secrets, directory } = service;
    const away = {
      idOf: directory.idOf.bind(directory),
      removeSecondFactors: () => Promise.reject(new Error('unavailable')),
    };
    const recover = recoverSecondFactor({ recoveryCodes, transaction, directory: away, secrets });
    await expect(recover(anEmail(), code)).rejects.toThrow('unavailable');
    expect(outbox.waiting()).toEqual([]);
    expect(identity.userOf('ada@lovelace.test')?.secondFactors).toHaveLength(1);
    expect(await app.security.recoverSecondFactor(anEmail(), code)).toEqual({ ok: true, value: undefined });
    expect(factors()).toEqual([]);
  });

  test('[AUT-18] of several simultaneous uses of one code, one succeeds', async () => {
    const [code = ''] = await madeCodes();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => service.app.security.recoverSecondFactor(anEmail(), code)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(service.outbox.waiting()).toHaveLength(1);
  });

  test("another account's code does not sign in", async () => {
    service.identity.addUser({ id: 'grace', email: 'grace@hopper.test', secondFactors: [authenticator] });
    const [code = ''] = await madeCodes();
    const answer = await service.app.security.recoverSecondFactor(anEmail('grace@hopper.test'), code);
    expect(answer).toMatchObject({ error: { kind: 'recovery-code/wrong' } });
    expect(service.identity.userOf('grace@hopper.test')?.secondFactors).toHaveLength(1);
  });
});

describe('erasure', () => {
  test('[AUT-17] while the identity service is down the account is deleted, and a repetition deletes the identity', async () => {
    await madeCodes();
    service.identity.online = false;
    await expect(service.app.security.eraseAccount(ada)).rejects.toThrow('unavailable');
    expect(service.accounts.accounts()).toEqual([]);
    expect(await service.recoveryCodes.all('ada')).toEqual([]);
    service.identity.online = true;
    expect(await service.app.security.eraseAccount(ada)).toEqual({ ok: true, value: undefined });
    expect(service.identity.users()).toEqual([]);
    expect(service.outbox.waiting()).toEqual([{ kind: 'account-deleted', to: 'ada@lovelace.test' }]);
  });

  test('[AUT-17] an account that a concurrent call opened again is also deleted', async () => {
    await service.app.accounts.ensureProfile(ada);
    const { directory } = service;
    const erase = directory.erase.bind(directory);
    directory.erase = async (id) => {
      await service.app.accounts.ensureProfile(ada);
      await erase(id);
    };
    await service.app.security.eraseAccount(ada);
    expect(service.accounts.accounts()).toEqual([]);
  });

  test('[AUT-17] five minutes count as recent, and a millisecond more does not', async () => {
    const at = (signInAgeMs: number) => service.app.security.eraseAccount({ ...ada, signInAgeMs });
    expect(await at(5 * minute + 1)).toMatchObject({ error: { kind: 'account/recent-sign-in-required' } });
    expect(await at(5 * minute)).toMatchObject({ ok: true });
  });
});

describe('a change of the address', () => {
  const king = anEmail('ada@king.test');
  const order = async (email = king) =>
    service.app.accounts.changeProfile(await aCaller(service.app, ada), {
      firstName: 'Ada',
      lastName: 'King',
      email,
    });
  const delivered = async () => {
    await service.outbox.deliver(service.app.jobs.handlers.mail);
    return service.mailer.mails();
  };

  test('sends a link to the new mailbox and a notice to the old one; the account follows the token', async () => {
    await order();
    const [mail, notice] = await delivered();
    expect([mail?.to, notice?.to]).toEqual(['ada@king.test', 'ada@lovelace.test']);
    const code = /oobCode=([^&]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(service.identity.apply(code).ok).toBe(true);
    const user = service.identity.userOf('ada@king.test');
    expect(user?.id).toBe('ada');
    await service.app.accounts.ensureProfile({ ...ada, email: 'ada@king.test' });
    expect(service.accounts.accounts()).toMatchObject([{ email: 'ada@king.test' }]);
  });

  test('[AUT-3] gives the same reply if the address has an account, and only its mailbox gets a mail', async () => {
    service.identity.addUser({ email: 'grace@hopper.test' });
    const free = await order();
    const taken = await order(anEmail('grace@hopper.test'));
    expect(taken).toEqual(free);
    const mails = await delivered();
    expect(mails.map(({ to }) => to)).toEqual([
      'ada@king.test',
      'ada@lovelace.test',
      'grace@hopper.test',
      'ada@lovelace.test',
    ]);
    expect(mails[2]?.text).toContain('address-taken');
    expect(mails[2]?.text).not.toContain('http');
    expect(mails[3]?.text).toBe(mails[1]?.text);
  });

  test('[REL-6] sends nothing if the account is deleted in between', async () => {
    await order();
    await service.directory.erase('ada');
    expect((await delivered()).map(({ to }) => to)).toEqual(['ada@lovelace.test']);
  });

  test('needs a mailbox, because an account without one cannot confirm', async () => {
    await service.accounts.open(anAccount({ id: 'phone', email: null }));
    const nobody = await aCaller(service.app, { ...ada, id: 'phone', email: null });
    const change = { firstName: 'Ada', lastName: 'King', email: king };
    expect(await service.app.accounts.changeProfile(nobody, change)).toEqual({
      ok: false,
      error: { kind: 'form/invalid', fields: { email: 'unknown-value' } },
    });
    expect(service.outbox.waiting()).toEqual([]);
  });
});

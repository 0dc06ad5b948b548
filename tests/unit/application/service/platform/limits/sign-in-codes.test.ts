import fc from 'fast-check';
import { signInCodeTable } from '#adapters/memory/identity/in-memory-sign-in-code-store.ts';
import { beforeEach, expect, test } from 'vitest';
import type { LimitedCaller } from '#application/service/platform/limits/limit-calls.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import { anEmail } from '../../../../../builders/an-email.ts';
import { aService, type Service } from '../../../../../builders/a-service.ts';
import { anotherCode, codeIn } from '../../../../../builders/mailed-code.ts';
import { minute } from '../../../../../builders/time.ts';

const ada = anEmail();
let service: Service;

beforeEach(() => {
  service = aService();
});

const mailedCode = async (email: EmailAddress = ada): Promise<string> => {
  await service.app.signIn.orderLink(email, 'login');
  await service.outbox.deliver(service.app.jobs.handlers.mail);
  return codeIn(service.mailer.mails().at(-1));
};
const from = (email: EmailAddress): LimitedCaller => ({ email, network: '198.51.100.1', knownBrowser: null });
const spent = { ok: false, error: { kind: 'sign-in-code/spent' } };
const wrong = (triesLeft: number) => ({ ok: false, error: { kind: 'sign-in-code/wrong', triesLeft } });

const ownerOf = (customToken: string) => {
  const user = service.identity.useCustomToken(customToken);
  return user.ok ? user.value : null;
};

test('a mailed code signs its reader in, once', async () => {
  const code = await mailedCode();
  const redeemed = await service.app.signIn.redeemCode(from(ada), code);
  expect(redeemed.ok && ownerOf(redeemed.value)).toMatchObject({ email: ada, emailVerified: true });
  expect(await service.app.signIn.redeemCode(from(ada), code)).toEqual(spent);
});

test('[REL-6] the outbox has no code, and a repeated delivery sends one that works', async () => {
  await service.app.signIn.orderLink(ada, 'login');
  expect(service.outbox.waiting()).toEqual([{ kind: 'sign-in-link', to: ada, purpose: 'login' }]);
  service.mailer.goDown();
  await expect(service.outbox.deliver(service.app.jobs.handlers.mail)).rejects.toThrow('down');
  service.mailer.comeUp();
  expect((await service.app.signIn.redeemCode(from(ada), await mailedCode())).ok).toBe(true);
});

test('[SEC-7] only the digest of a code is stored', async () => {
  const code = await mailedCode();
  expect(JSON.stringify(service.tables.of(signInCodeTable).all())).not.toContain(code);
});

test('a code allows five tries and counts them down, and after them the right one is refused', async () => {
  const code = await mailedCode();
  for (const triesLeft of [4, 3, 2, 1, 0]) {
    expect(await service.app.signIn.redeemCode(from(ada), anotherCode(code))).toEqual(wrong(triesLeft));
  }
  expect(await service.app.signIn.redeemCode(from(ada), code)).toEqual(spent);
});

test('the fifth try can be the right one', async () => {
  const code = await mailedCode();
  for (let tries = 0; tries < 4; tries += 1)
    await service.app.signIn.redeemCode(from(ada), anotherCode(code));
  expect((await service.app.signIn.redeemCode(from(ada), code)).ok).toBe(true);
});

test.each([
  [10 * minute - 1, true],
  [10 * minute, false],
])('a code is valid for 10 minutes: after %d ms %s', async (later, holds) => {
  const code = await mailedCode();
  await service.clock.advance(later);
  expect((await service.app.signIn.redeemCode(from(ada), code)).ok).toBe(holds);
});

test('the code of the newest mail is valid, but not the one before', async () => {
  const first = await mailedCode();
  const second = await mailedCode();
  expect(await service.app.signIn.redeemCode(from(ada), first)).toEqual(wrong(4));
  expect((await service.app.signIn.redeemCode(from(ada), second)).ok).toBe(true);
});

test('a code belongs to one address', async () => {
  const code = await mailedCode();
  await mailedCode(anEmail('eve@evil.test'));
  expect(await service.app.signIn.redeemCode(from(anEmail('eve@evil.test')), code)).toEqual(wrong(4));
});

test('one of many simultaneous correct uses of a code succeeds', async () => {
  const code = await mailedCode();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => service.app.signIn.redeemCode(from(ada), code)),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter(({ ok }) => !ok)).toEqual([spent, spent, spent]);
});

test('[AUT-18] a code does not sign in to an account with a second step, but a link leads to that step', async () => {
  const secondFactors = [{ id: 'f', name: 'Phone', enrolledAt: 0, secret: 'x' }];
  service.identity.addUser({ email: ada, emailVerified: true, secondFactors });
  expect(await service.app.signIn.redeemCode(from(ada), await mailedCode())).toEqual({
    ok: false,
    error: { kind: 'sign-in-code/link-needed' },
  });
});

test('a code does not sign in to a disabled account', async () => {
  service.identity.addUser({ email: ada, emailVerified: true, disabled: true });
  expect(await service.app.signIn.redeemCode(from(ada), await mailedCode())).toEqual({
    ok: false,
    error: { kind: 'sign-in-code/disabled' },
  });
});

test('[REL-5] while the identity service is down a right code is not used up', async () => {
  const code = await mailedCode();
  service.identity.online = false;
  await expect(service.app.signIn.redeemCode(from(ada), code)).rejects.toThrow('unavailable');
  service.identity.online = true;
  expect((await service.app.signIn.redeemCode(from(ada), code)).ok).toBe(true);
});

test('[SEC-3] for any tries, a code can be guessed at most five times, and used once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 12 }), async (tries) => {
      service = aService();
      const code = await mailedCode();
      const kinds: string[] = [];
      for (const right of tries) {
        const answer = await service.app.signIn.redeemCode(from(ada), right ? code : anotherCode(code));
        kinds.push(answer.ok ? 'in' : answer.error.kind);
      }
      const beforeSpent = kinds.filter((kind) => kind !== 'sign-in-code/spent');
      expect(beforeSpent.length).toBeLessThanOrEqual(5);
      expect(beforeSpent.slice(0, -1)).not.toContain('in');
      expect(kinds.slice(0, beforeSpent.length)).toEqual(beforeSpent);
    }),
    { numRuns: 100 },
  );
});

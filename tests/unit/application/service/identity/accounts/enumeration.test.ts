import { beforeEach, describe, expect, test } from 'vitest';
import { registerSignUp } from '#application/service/identity/accounts/register-sign-up.ts';
import { orderSignInLink } from '#application/service/identity/mail/order-sign-in-link.ts';
import type { Transaction } from '#application/service/ports/transaction.ts';
import { redeemSignInCode } from '#application/service/identity/sign-in/redeem-sign-in-code.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import { aPendingSignUp, aVerifiedIdentity } from '../../../../../builders/an-account.ts';
import { anEmail } from '../../../../../builders/an-email.ts';
import { aService, type Service } from '../../../../../builders/a-service.ts';
import { codeIn } from '../../../../../builders/mailed-code.ts';
import { notedPort } from '../../../../../builders/noted-port.ts';
import { anAttempt } from '../../../../../builders/outgoing-mails.ts';

const known = anEmail();
const unknown = anEmail('nobody@nowhere.test');
let service: Service;

beforeEach(async () => {
  service = aService();
  const { id } = service.identity.addUser({ email: known, emailVerified: true });
  await service.app.accounts.ensureProfile(aVerifiedIdentity({ id, email: known }));
});

/** Compares the replies and the port calls. The port calls determine the response time. */
describe('[AUT-3] the reply and the work reveal nothing about an address', () => {
  /** Also records calls of the stores inside a transaction. */
  const notedTransaction = (calls: string[]): Transaction => ({
    read: (work) => service.transaction.read(work),
    run: (work) =>
      service.transaction.run(({ accounts, jobs, signInCodes, ...stores }) =>
        work({
          ...stores,
          accounts: notedPort(accounts, calls),
          jobs: notedPort(jobs, calls),
          signInCodes: notedPort(signInCodes, calls),
        }),
      ),
  });

  test('for a login link', async () => {
    const workOf = async (email: EmailAddress) => {
      const calls: string[] = [];
      return {
        answer: await orderSignInLink({ transaction: notedTransaction(calls) })(email, 'login'),
        calls,
      };
    };
    const work = await workOf(known);
    expect(await workOf(unknown)).toEqual(work);
    expect(work).toEqual({ answer: undefined, calls: ['enqueue'] });
  });

  test('for a sign-up', async () => {
    const workOf = async (email: EmailAddress) => {
      const calls: string[] = [];
      const signUp = registerSignUp({ transaction: notedTransaction(calls), clock: service.clock });
      return { answer: await signUp(aPendingSignUp({ email }), {}), calls };
    };
    const work = await workOf(known);
    expect(await workOf(unknown)).toEqual(work);
    expect(work).toEqual({ answer: undefined, calls: ['saveSignUp'] });
  });

  describe('of a code', () => {
    const workOf = async (email: EmailAddress, code: string) => {
      const calls: string[] = [];
      const { signInCodes, secrets, directory, clock } = service;
      const redeem = redeemSignInCode({
        signInCodes: notedPort(signInCodes, calls),
        transaction: notedTransaction(calls),
        secrets: notedPort(secrets, calls),
        directory: notedPort(directory, calls),
        clock,
      });
      calls.length = 0;
      return { answer: await redeem({ email, network: '198.51.100.1', knownBrowser: null }, code), calls };
    };
    const mailedCode = async (email: EmailAddress): Promise<string> => {
      await service.app.jobs.handlers.mail({ kind: 'sign-in-link', to: email, purpose: 'login' }, anAttempt);
      return codeIn(service.mailer.mails().at(-1));
    };

    test('if no code was mailed', async () => {
      const work = await workOf(known, '123456');
      expect(await workOf(unknown, '123456')).toEqual(work);
      expect(work).toEqual({
        answer: { ok: false, error: { kind: 'sign-in-code/spent' } },
        calls: ['takeTry', 'matches'],
      });
    });

    test('that is wrong takes as much work as without a mailed code', async () => {
      const codes = [await mailedCode(known), await mailedCode(unknown)];
      const guess = ['000000', '000001', '000002'].find((code) => !codes.includes(code)) ?? '';
      const work = await workOf(known, guess);
      expect(await workOf(unknown, guess)).toEqual(work);
      expect(work).toEqual({
        answer: { ok: false, error: { kind: 'sign-in-code/wrong', triesLeft: 4 } },
        calls: ['takeTry', 'matches'],
      });
    });

    test('that is right', async () => {
      const works = [
        await workOf(known, await mailedCode(known)),
        await workOf(unknown, await mailedCode(unknown)),
      ];
      expect(works.map(({ answer }) => answer.ok)).toEqual([true, true]);
      expect(works[1]?.calls).toEqual(works[0]?.calls);
    });
  });
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Account, PendingSignUp } from '#application/service/identity/ports/account-repository.ts';
import type { OutgoingMail } from '#domain/outgoing-mail.ts';
import type { Transaction } from '#application/service/ports/transaction.ts';
import type { AuditAction } from '#domain/audit.ts';
import { aGate } from '../builders/a-gate.ts';
import { anAccount, aPendingSignUp } from '../builders/an-account.ts';
import { anEmail } from '../builders/an-email.ts';

export type TransactionHarness = {
  readonly transaction: Transaction;
  readonly storedAccounts: () => Promise<readonly Account[]>;
  readonly storedSignUps: () => Promise<readonly PendingSignUp[]>;
  readonly waitingMails: () => Promise<readonly OutgoingMail[]>;
  readonly storedActs: () => Promise<readonly AuditAction[]>;
  readonly close: () => Promise<void>;
};

const link: OutgoingMail = { kind: 'sign-in-link', to: anEmail(), purpose: 'login' };

export function transactionContract(name: string, makeHarness: () => Promise<TransactionHarness>): void {
  describe(`Transaction: ${name}`, () => {
    let store: TransactionHarness;
    let transaction: Transaction;

    beforeEach(async () => {
      store = await makeHarness();
      transaction = store.transaction;
    });
    afterEach(() => store.close());

    test('commits all changes of the work, and returns its result', async () => {
      const answer = await transaction.run(async ({ accounts, jobs, audit }) => {
        await accounts.open(anAccount());
        await accounts.saveSignUp(aPendingSignUp());
        await jobs.enqueue('mail', link);
        await audit.record({ action: 'account/sessions-ended', by: 'ada', subject: 'ada' });
        return 'done';
      });
      expect(answer).toBe('done');
      expect(await store.storedAccounts()).toEqual([anAccount()]);
      expect(await store.storedSignUps()).toEqual([aPendingSignUp()]);
      expect(await store.waitingMails()).toEqual([link]);
      expect(await store.storedActs()).toEqual(['account/sessions-ended']);
    });

    test('[CLS-3] reads need no transaction of their own', async () => {
      const read = transaction.read(({ classWork }) => classWork.changesAfter('room', 0, '2026-09-01'));
      expect(await read).toEqual({ seq: 0, roomSeq: 0, work: [] });
    });

    test('the work sees its own writes', async () => {
      await transaction.run(async ({ accounts }) => {
        await accounts.open(anAccount());
        await accounts.changePhoneNumber('ada', '5550102030');
        expect((await accounts.byId('ada'))?.phoneNumber).toBe('5550102030');
      });
    });

    test('[REL-6] failing work changes nothing, adds no mail and no record, and throws the same error', async () => {
      const bug = new Error('bug');
      const run = transaction.run(async ({ accounts, jobs, audit }) => {
        await accounts.open(anAccount());
        await accounts.saveSignUp(aPendingSignUp());
        await jobs.enqueue('mail', link);
        await audit.record({ action: 'account/sessions-ended', by: 'ada', subject: 'ada' });
        throw bug;
      });
      await expect(run).rejects.toBe(bug);
      expect(await store.storedAccounts()).toEqual([]);
      expect(await store.storedSignUps()).toEqual([]);
      expect(await store.waitingMails()).toEqual([]);
      expect(await store.storedActs()).toEqual([]);
    });

    test('a sign-up used by failing work is available again', async () => {
      await transaction.run(({ accounts }) => accounts.saveSignUp(aPendingSignUp()));
      const run = transaction.run(async ({ accounts }) => {
        await accounts.takeSignUp(anEmail());
        throw new Error('bug');
      });
      await expect(run).rejects.toThrow('bug');
      expect(await store.storedSignUps()).toEqual([aPendingSignUp()]);
    });

    test('a change by failing work is undone', async () => {
      await transaction.run(({ accounts }) => accounts.open(anAccount()));
      const run = transaction.run(async ({ accounts }) => {
        await accounts.changeProfile('ada', { firstName: 'Eve', lastName: 'Eve' });
        throw new Error('bug');
      });
      await expect(run).rejects.toThrow('bug');
      expect(await store.storedAccounts()).toEqual([anAccount()]);
    });

    test('failing work does not affect other work', async () => {
      const gate = aGate();
      const failing = transaction.run(async ({ accounts }) => {
        await accounts.open(anAccount({ id: 'eve' }));
        await gate.opened;
        throw new Error('bug');
      });
      const passing = transaction.run(({ accounts }) => accounts.open(anAccount()));
      gate.open();
      const [failed, passed] = await Promise.allSettled([failing, passing]);
      expect(failed.status).toBe('rejected');
      expect(passed.status).toBe('fulfilled');
      expect(await store.storedAccounts()).toEqual([anAccount()]);
    });

    test('of two tasks that use the same sign-up at once, one succeeds', async () => {
      await transaction.run(({ accounts }) => accounts.saveSignUp(aPendingSignUp()));
      const take = () => transaction.run(({ accounts }) => accounts.takeSignUp(anEmail()));
      const taken = await Promise.all([take(), take()]);
      expect(taken.filter((signUp) => signUp !== null)).toHaveLength(1);
    });

    test('two tasks that open the same account at once get the same one', async () => {
      const open = (firstName: string) =>
        transaction.run(({ accounts }) => accounts.open(anAccount({ firstName })));
      const [one, other] = await Promise.all([open('One'), open('Other')]);
      expect(one).toEqual(other);
      expect(await store.storedAccounts()).toEqual([one]);
    });

    test('[AUT-17] mails to an address, or about its account, are deleted, but not other or later ones', async () => {
      const about: OutgoingMail = {
        kind: 'change-email',
        to: anEmail('new@lovelace.test'),
        account: anEmail(),
      };
      const other: OutgoingMail = {
        kind: 'sign-in-link',
        to: anEmail('grace@hopper.test'),
        purpose: 'login',
      };
      const farewell: OutgoingMail = { kind: 'account-deleted', to: anEmail() };
      for (const mail of [link, about, other])
        await transaction.run(({ jobs }) => jobs.enqueue('mail', mail));
      await transaction.run(async ({ jobs }) => {
        await jobs.forget(anEmail());
        await jobs.enqueue('mail', farewell);
      });
      expect(await store.waitingMails()).toEqual([other, farewell]);
    });

    test('[REL-6] mails deleted by failing work are restored', async () => {
      await transaction.run(({ jobs }) => jobs.enqueue('mail', link));
      const run = transaction.run(async ({ jobs }) => {
        await jobs.forget(anEmail());
        throw new Error('bug');
      });
      await expect(run).rejects.toThrow('bug');
      expect(await store.waitingMails()).toEqual([link]);
    });

    test('a recovery code used by failing work is valid again', async () => {
      await transaction.run(async ({ accounts, recoveryCodes }) => {
        await accounts.open(anAccount());
        await recoveryCodes.replace('ada', ['one']);
      });
      const run = transaction.run(async ({ recoveryCodes }) => {
        await recoveryCodes.use('ada', 'one');
        throw new Error('bug');
      });
      await expect(run).rejects.toThrow('bug');
      expect(await transaction.run(({ recoveryCodes }) => recoveryCodes.all('ada'))).toEqual(['one']);
    });

    test('mails are stored in the order in which they were added, including duplicates', async () => {
      const other: OutgoingMail = {
        kind: 'sign-in-link',
        to: anEmail('grace@hopper.test'),
        purpose: 'login',
      };
      for (const mail of [link, other, link]) await transaction.run(({ jobs }) => jobs.enqueue('mail', mail));
      expect(await store.waitingMails()).toEqual([link, other, link]);
    });
  });
}

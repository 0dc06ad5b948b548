import type { Service } from '../../builders/a-service.ts';
import { codeIn, mailKeyIn } from '../../builders/mailed-code.ts';
import { deletionSetupOf } from './account-deletion.ts';
import type { AccountServiceHarness } from './account-service.contract.ts';

export const behindAccounts = (service: Service) => {
  const { app, clock, accounts, outbox, mailer, identity } = service;
  return {
    ...deletionSetupOf(service),
    advance: (ms) => clock.advance(ms),
    storedAccounts: async () => accounts.accounts(),
    storedSignUps: async () => accounts.signUps(),
    waitingMails: async () => outbox.waiting(),
    mailedCode: async (email) => {
      await app.signIn.orderLink(email, 'login');
      await outbox.deliver(app.jobs.handlers.mail);
      return codeIn(mailer.mails().at(-1));
    },
    mailedKey: () => mailKeyIn(mailer.mails().at(-1)),
    openAccount: (account) => accounts.open(account),
    identity,
  } satisfies Partial<AccountServiceHarness>;
};

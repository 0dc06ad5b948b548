import { InMemoryAccountService } from '#adapters/memory/in-memory-account-service.ts';
import type { VerifiedIdentity } from '#application/service/ports/token-verifier.ts';
import { err, ok } from '#domain/result.ts';
import { aService } from '../../builders/a-service.ts';
import { codeIn } from '../../builders/mailed-code.ts';
import { accountServiceContract } from '../account-service.contract.ts';
import { supported } from '../capability.ts';

accountServiceContract(
  'InMemoryAccountService',
  async () => {
    const { app, clock, accounts, outbox, mailer, identity } = aService();
    let caller: VerifiedIdentity | null = null;
    let refused = false;
    const verifyToken: typeof app.verifyToken = async () =>
      refused || caller === null ? err({ kind: 'token/revoked' }) : ok(caller);
    const service = new InMemoryAccountService({ ...app, verifyToken }, async () =>
      caller === null ? null : 'token',
    );
    return {
      service,
      callAs: (identity) => {
        caller = identity;
      },
      refuseToken: () => {
        refused = true;
      },
      advance: (ms) => clock.advance(ms),
      storedAccounts: async () => accounts.accounts(),
      storedSignUps: async () => accounts.signUps(),
      waitingMails: async () => outbox.waiting(),
      mailedCode: async (email) => {
        await app.orderSignInLink(email);
        await outbox.deliver(app.deliverMail);
        return codeIn(mailer.mails().at(-1));
      },
      openAccount: (account) => accounts.open(account),
      identity,
      disconnect: () => {
        service.online = false;
      },
      close: async () => undefined,
    };
  },
  { network: supported },
);

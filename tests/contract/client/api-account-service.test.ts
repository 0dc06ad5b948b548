import { ApiAccountService } from '#adapters/api/api-account-service.ts';
import { AxiosHttp } from '#adapters/axios/axios-http.ts';
import { BrowserClock } from '#adapters/browser/browser-clock.ts';
import { InMemoryLog } from '#adapters/memory/in-memory-log.ts';
import type { VerifiedIdentity } from '#application/service/ports/token-verifier.ts';
import { err, ok } from '#domain/result.ts';
import { codeIn } from '../../builders/mailed-code.ts';
import { hour, startOfTests } from '../../builders/time.ts';
import { aServer } from '../../server/a-server.ts';
import { accountServiceContract } from '../account-service.contract.ts';
import { supported } from '../capability.ts';

accountServiceContract(
  'ApiAccountService, over a real socket to the real server on memory',
  async () => {
    let caller: VerifiedIdentity | null = null;
    let refused = false;
    const { app, service, clock, accounts, outbox, mailer, identity } = aServer();
    Object.assign(service, {
      verifyToken: async () => (refused || caller === null ? err({ kind: 'token/revoked' }) : ok(caller)),
    });
    const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });
    let target = baseUrl;
    const http = () =>
      new AxiosHttp({
        baseUrl: target,
        clock: new BrowserClock(),
        identity: {
          token: async () =>
            caller === null
              ? err({ kind: 'session/required' })
              : ok({ token: 'token', expiresAt: startOfTests + hour }),
        },
        mayBeSignedIn: () => caller !== null,
        onRefused: async () => undefined,
      });
    return {
      service: new ApiAccountService({ send: (request) => http().send(request) }, new InMemoryLog()),
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
        await service.orderSignInLink(email);
        await outbox.deliver(service.deliverMail);
        return codeIn(mailer.mails().at(-1));
      },
      openAccount: (account) => accounts.open(account),
      identity,
      disconnect: () => {
        target = 'http://127.0.0.1:1';
      },
      close: () => app.close(),
    };
  },
  { network: supported },
);

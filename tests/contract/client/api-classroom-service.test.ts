import { ApiClassroomService } from '#adapters/api/api-classroom-service.ts';
import { AxiosHttp } from '#adapters/axios/axios-http.ts';
import { BrowserClock } from '#adapters/browser/browser-clock.ts';
import { InMemoryLog } from '#adapters/memory/in-memory-log.ts';
import type { VerifiedIdentity } from '#application/service/ports/token-verifier.ts';
import { err, ok } from '#domain/result.ts';
import { anAccount } from '../../builders/an-account.ts';
import { hour, startOfTests } from '../../builders/time.ts';
import { aServer } from '../../server/a-server.ts';
import { supported } from '../capability.ts';
import { classroomServiceContract } from '../classroom-service.contract.ts';

classroomServiceContract(
  'ApiClassroomService, over a real socket to the real server on memory',
  async () => {
    let caller: VerifiedIdentity | null = null;
    const { app, service, clock, accounts, outbox } = aServer();
    Object.assign(service, {
      verifyToken: async () => (caller === null ? err({ kind: 'token/revoked' }) : ok(caller)),
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
      service: new ApiClassroomService({ send: (request) => http().send(request) }, new InMemoryLog()),
      callAs: (identity) => {
        caller = identity;
      },
      load: service.loadLessons,
      openAccount: async ({ id, email }, accountType) => {
        await accounts.open(anAccount({ id, email, accountType }));
      },
      advance: (ms) => clock.advance(ms),
      waitingMails: async () => outbox.waiting(),
      disconnect: () => {
        target = 'http://127.0.0.1:1';
      },
      close: () => app.close(),
    };
  },
  { network: supported },
);

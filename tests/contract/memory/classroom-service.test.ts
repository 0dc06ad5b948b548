import { InMemoryClassroomService } from '#adapters/memory/in-memory-classroom-service.ts';
import type { VerifiedIdentity } from '#application/service/ports/token-verifier.ts';
import { err, ok } from '#domain/result.ts';
import { aService } from '../../builders/a-service.ts';
import { anAccount } from '../../builders/an-account.ts';
import { supported } from '../capability.ts';
import { classroomServiceContract } from '../classroom-service.contract.ts';

classroomServiceContract(
  'InMemoryClassroomService',
  async () => {
    const { app, clock, accounts, outbox } = aService();
    let caller: VerifiedIdentity | null = null;
    const verifyToken: typeof app.verifyToken = async () =>
      caller === null ? err({ kind: 'token/revoked' }) : ok(caller);
    const service = new InMemoryClassroomService({ ...app, verifyToken }, async () =>
      caller === null ? null : 'token',
    );
    return {
      service,
      callAs: (identity) => {
        caller = identity;
      },
      load: app.loadLessons,
      openAccount: async ({ id, email }, accountType) => {
        await accounts.open(anAccount({ id, email, accountType }));
      },
      advance: (ms) => clock.advance(ms),
      waitingMails: async () => outbox.waiting(),
      disconnect: () => {
        service.online = false;
      },
      close: async () => undefined,
    };
  },
  { network: supported },
);

import type { VerifiedIdentity } from '#application/service/ports/token-verifier.ts';
import { err, ok } from '#domain/result.ts';
import type { Service } from '../builders/a-service.ts';

/** Makes the service believe that the person whom a test names calls it, whatever the token says. */
export function stubbedCaller({ app }: Service) {
  let caller: VerifiedIdentity | null = null;
  let refused = false;
  const verifyToken: typeof app.access.verifyToken = async () =>
    refused || caller === null ? err({ kind: 'token/revoked' }) : ok(caller);
  Object.assign(app.access, { verifyToken });
  return {
    token: () => (caller === null ? null : 'token'),
    callAs: (identity: VerifiedIdentity | null) => {
      caller = identity;
    },
    refuseToken: () => {
      refused = true;
    },
  };
}

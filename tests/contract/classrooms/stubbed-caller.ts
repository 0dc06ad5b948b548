import type { VerifiedIdentity } from '#application/service/identity/ports/token-verifier.ts';
import { err, ok } from '#domain/result.ts';
import type { Service } from '../../builders/a-service.ts';

/** Makes the service treat every call as a call by the given user, regardless of the token. */
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

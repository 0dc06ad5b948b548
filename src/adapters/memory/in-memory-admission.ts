import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { Caller } from '#application/service/access/caller.ts';
import type { VerifiedIdentity } from '#application/service/ports/token-verifier.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { NotAdmitted, NotPermitted } from '#domain/access/access-refusal.ts';
import type { Action } from '#domain/access/permissions.ts';
import type { AccountNotOpened } from '#domain/account/account-not-opened.ts';
import type { RecentSignInRequired } from '#domain/identity/recent-sign-in.ts';
import { err, ok, type Result } from '#domain/result.ts';

export type AdmittingService = Pick<ServiceApp, 'access'>;

/** The admitted caller: a visitor has no identity, and a person without an account is not a caller yet. */
export type Admitted = { readonly identity: VerifiedIdentity | null; readonly caller: Caller | null };

export type Refused = ServiceFailure | NotPermitted | RecentSignInRequired;

const refused: ServiceFailure = { kind: 'service/refused', requestId: null };

function refusalOf(refusal: NotAdmitted | AccountNotOpened): Refused {
  if (
    refusal.kind === 'session/required' ||
    refusal.kind === 'token/disabled' ||
    refusal.kind === 'token/revoked'
  )
    return { kind: 'session/lost' };
  return refusal.kind === 'account/not-opened' ? refused : refusal;
}

/** Admits the holder of a token to an action, in the named organization if there is one, as the host does; null is a visitor. */
export async function admitTo(
  app: AdmittingService,
  token: string | null,
  action: Action,
  organization?: string,
): Promise<Result<Admitted, Refused>> {
  const verified = token === null ? ok(null) : await app.access.verifyToken(token);
  if (!verified.ok) {
    return verified.error.kind === 'token/unverifiable'
      ? err({ kind: 'service/busy', retryAfterSeconds: null })
      : err({ kind: 'session/lost' });
  }
  const identity = verified.value;
  const admitted = await app.access.admit(identity, action, organization ?? null);
  return admitted.ok ? ok({ identity, caller: admitted.value }) : err(refusalOf(admitted.error));
}

export function callerOf({ caller }: Admitted): Caller {
  if (caller === null) throw new Error('an action that needs no account asked for its caller');
  return caller;
}

export async function admittedCaller(
  app: AdmittingService,
  token: string | null,
  action: Action,
): Promise<Result<Caller, Refused>> {
  const admitted = await admitTo(app, token, action);
  return admitted.ok ? ok(callerOf(admitted.value)) : admitted;
}

export function identityOf({ identity }: Admitted): VerifiedIdentity {
  if (identity === null) throw new Error('an action that needs no token asked for its identity');
  return identity;
}

/** The failure of a call that is never refused by role or age of the sign-in. */
export const failureOf = (refusal: Refused): ServiceFailure =>
  refusal.kind === 'account/not-permitted' || refusal.kind === 'account/recent-sign-in-required'
    ? refused
    : refusal;

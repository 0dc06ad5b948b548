import type { NotAdmitted } from '#domain/access/access-refusal.ts';
import { canEver, checkSignIn } from '#domain/access/can.ts';
import { type Action, permissionOf } from '#domain/access/permissions.ts';
import type { AccountNotOpened } from '#domain/account/account-not-opened.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ActorSource } from '../ports/actor-source.ts';
import type { VerifiedIdentity } from '../ports/token-verifier.ts';
import { type Caller, callerAt, signInOf } from './caller.ts';

/**
 * Admits the caller to an action before anything else is read: the one read of a request that tells who the caller is. Null
 * instead of a caller is a visitor, or somebody without an account, where the action takes them.
 */
export type Admit = (
  identity: VerifiedIdentity | null,
  action: Action,
) => Promise<Result<Caller | null, NotAdmitted | AccountNotOpened>>;

export type AdmitPorts = { readonly actors: ActorSource; readonly clock: Clock };

/** The record decides, at each call (SEC-1). It opens no account and changes nothing: signing in does. */
export function admit(ports: AdmitPorts): Admit {
  return async (identity, action) => {
    const { audience } = permissionOf(action);
    if (identity === null) return audience === 'anybody' ? ok(null) : err({ kind: 'session/required' });
    const record = await ports.actors.load(identity);
    if (record === null) {
      if (audience === 'account') return err({ kind: 'account/not-opened' });
      const strong = checkSignIn(action, null, signInOf(identity));
      return strong.ok ? ok(null) : strong;
    }
    const caller = callerAt(ports.clock.now(), identity, record);
    const admitted = canEver(caller.actor, action);
    return admitted.ok ? ok(caller) : admitted;
  };
}

import { type Actor, actorAt, type SignIn } from '#domain/access/actor.ts';
import { parseEmail } from '#domain/account/text-fields.ts';
import type { Account } from '../ports/account-repository.ts';
import type { CallerRecord } from '../ports/actor-source.ts';
import type { VerifiedIdentity } from '../ports/token-verifier.ts';

/** The caller of a request: the identity in the token, their account, and the facts that permissions are decided by. Loaded once a request. */
export type Caller = {
  readonly identity: VerifiedIdentity;
  readonly account: Account;
  readonly actor: Actor;
};

/** How the holder of a token signed in. */
export const signInOf = ({ secondFactor, signInAgeMs }: VerifiedIdentity): SignIn => ({
  secondFactor,
  ageMs: signInAgeMs,
});

/** The caller of a token and a record, at one moment (epoch milliseconds). */
export function callerAt(now: number, identity: VerifiedIdentity, record: CallerRecord): Caller {
  const { account, memberships } = record;
  const mailbox = parseEmail(identity.email ?? '');
  const actor = actorAt(now, {
    accountId: account.id,
    accountType: account.accountType,
    mailbox: identity.emailVerified && mailbox.ok ? mailbox.value : null,
    memberships,
    grants: account.grants,
    signIn: signInOf(identity),
  });
  return { identity, account, actor };
}

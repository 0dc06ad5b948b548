import type { AccountType } from '../../identity/membership/account-type.ts';
import { isRecentSignIn } from '../../identity/sign-in/recent-sign-in.ts';
import { readsLicensed } from '../../identity/account/access-state.ts';
import { err, ok, type Result } from '../../result.ts';
import type { AccessRefusal, NotAdmitted, NotCovered, SignInTooWeak } from './access-refusal.ts';
import type { Actor, SignInStrength } from './actor.ts';
import { type Action, permissionOf } from './permissions.ts';
import { isNone } from './reach.ts';
import { scopeOf } from './scope-of.ts';
import { isInScope, ownSubject, type Subject } from './scope.ts';

/** Checks whether a sign-in is strong and recent enough. `accountType` is null before the account exists. */
export function checkSignIn(
  action: Action,
  accountType: AccountType | null,
  { secondFactor, ageMs }: SignInStrength,
): Result<void, SignInTooWeak> {
  const { signIn } = permissionOf(action);
  const needsSecondFactor =
    signIn.secondFactor === 'everybody' || (signIn.secondFactor === 'staff' && accountType === 'admin');
  if (needsSecondFactor && !secondFactor) return err({ kind: 'account/second-factor-required' });
  if (signIn.recent && !isRecentSignIn(ageMs)) return err({ kind: 'account/recent-sign-in-required' });
  return ok(undefined);
}

/** Checks whether an actor may do this with any subject at all. A null actor is a visitor. */
export function canEver(actor: Actor | null, action: Action): Result<void, NotAdmitted> {
  const { audience, reach } = permissionOf(action);
  if (audience === 'anybody') return ok(undefined);
  if (actor === null) return err({ kind: 'session/required' });
  const { accountType, memberships } = actor;
  const roles = [accountType, ...memberships.map(({ role }) => role)];
  const strong = checkSignIn(action, accountType, actor.signIn);
  if (!strong.ok) return strong;
  return roles.every((role) => isNone(reach[role])) ? err({ kind: 'account/not-permitted' }) : ok(undefined);
}

/** Checks whether the actor may do this with this subject now. The actor must have passed `canEver`. */
export function covers(actor: Actor, action: Action, subject: Subject): Result<void, NotCovered> {
  const { licensed, reach } = permissionOf(action);
  if (!isInScope(scopeOf(actor, action, subject.checked), subject)) {
    if (subject.relation === 'none') return err({ kind: 'access/out-of-scope' });
    const isOwners = subject.relation === 'sharer' && reach[actor.accountType].own === 'owned';
    return err({ kind: isOwners ? 'classroom/owner-only' : 'account/not-permitted' });
  }
  return licensed && !readsLicensed(actor.accessState) ? err({ kind: 'license/ended' }) : ok(undefined);
}

/**
 * Checks whether an actor may do this with this subject. Pages, server and tests all use this function. Denies by default: a role without a reach has no
 * access, and an unchecked condition counts as not met.
 */
export function can(
  actor: Actor | null,
  action: Action,
  subject: Subject = ownSubject,
): Result<void, AccessRefusal> {
  const admitted = canEver(actor, action);
  if (!admitted.ok || actor === null) return admitted;
  return covers(actor, action, subject);
}

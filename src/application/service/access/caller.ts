import type { AccountDisabled, SessionEnded } from '#domain/access/access-refusal.ts';
import { type Actor, actorAt, type SignIn } from '#domain/access/actor.ts';
import { type EmailAddress, parseEmail } from '#domain/account/text-fields.ts';
import type { Grant } from '#domain/license/grant.ts';
import { idOfPath, type NotAMember } from '#domain/organizations/organization.ts';
import { checkSignInMethod, type SignInRefused } from '#domain/organizations/sign-in-rule.ts';
import type { Viewing } from '#domain/staff/view-as.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Account } from '../ports/account-repository.ts';
import type { CallerMembership, CallerRecord } from '../ports/actor-source.ts';
import type { VerifiedIdentity } from '../ports/token-verifier.ts';

/** The caller of a request: the identity in the token, their account, and the facts that permissions are decided by. Loaded once a request. */
export type Caller = {
  readonly identity: VerifiedIdentity;
  readonly account: Account;
  /** Every organization that they belong to, the oldest membership first. */
  readonly memberships: readonly CallerMembership[];
  /** The one that they act in; null for who belongs to none. */
  readonly membership: CallerMembership | null;
  readonly actor: Actor;
  /** Set where one of our staff looks at the product as this person (ORG-5). */
  readonly viewing?: Viewing;
};

/** Somebody who acts: a caller, or whoever ordered work that goes on after their call. */
export type Acting = Pick<Caller, 'account' | 'actor' | 'membership'>;

/** How the holder of a token signed in. */
export const signInOf = ({ secondFactor, signInAgeMs }: VerifiedIdentity): SignIn => ({
  secondFactor,
  ageMs: signInAgeMs,
});

/**
 * Why a good token is not taken all the same; null where it is: staff disabled the account, its owner ended this
 * session, or their school wants another way in (ORG-9).
 */
export function whyOut(
  { signedInAt, signInMethod }: Pick<VerifiedIdentity, 'signedInAt' | 'signInMethod'>,
  { account, endedSessions, memberships, signInRule }: CallerRecord,
): AccountDisabled | SessionEnded | SignInRefused | null {
  if (account.disabledAt !== null) return { kind: 'token/disabled' };
  if (signedInAt !== null && endedSessions.includes(signedInAt)) return { kind: 'token/revoked' };
  const isStaff = account.accountType === 'admin';
  const taken = checkSignInMethod(signInMethod, signInRule, { isStaff, memberships });
  return taken.ok ? null : taken.error;
}

/**
 * The membership that somebody acts by: that of the organization that the call names, else of the one that they chose last,
 * else the oldest (ORG-1).
 */
export function chooseMembership(
  { memberships, lastOrganization }: Pick<CallerRecord, 'memberships' | 'lastOrganization'>,
  organizationId: string | null,
): Result<CallerMembership | null, NotAMember> {
  const inOrganization = (id: string | null): CallerMembership | undefined =>
    memberships.find(({ organization }) => idOfPath(organization) === id);
  if (organizationId === null) return ok(inOrganization(lastOrganization) ?? memberships[0] ?? null);
  const named = inOrganization(organizationId);
  return named === undefined ? err({ kind: 'organization/not-a-member' }) : ok(named);
}

/** What covers somebody in one organization: their own grants, and those of the organization (LIC-1). */
const grantsOf = (account: Account, membership: CallerMembership | null): readonly Grant[] => [
  ...account.grants,
  ...(membership?.grants ?? []),
];

/**
 * The address that a caller proved to be theirs; null for none. A token from before the proof does not know of it, so the
 * account's own record counts too, for the same address.
 */
function provedMailbox(
  { email, emailVerified }: VerifiedIdentity,
  account: Pick<Account, 'email' | 'mailboxProved'>,
): EmailAddress | null {
  const mailbox = parseEmail(email ?? '');
  if (!mailbox.ok) return null;
  const isProved = emailVerified || (account.mailboxProved && account.email?.toLowerCase() === mailbox.value);
  return isProved ? mailbox.value : null;
}

/** The caller of a token and a record, at one moment (epoch milliseconds), acting by one of their memberships. */
export function callerAt(
  now: number,
  identity: VerifiedIdentity,
  { account, memberships }: CallerRecord,
  membership: CallerMembership | null,
): Caller {
  const { accountType } = account;
  const actor = actorAt(now, {
    accountId: account.id,
    accountType: accountType === 'admin' ? accountType : (membership?.role ?? accountType),
    mailbox: provedMailbox(identity, account),
    memberships: membership === null ? [] : [membership],
    grants: grantsOf(account, membership),
    signIn: signInOf(identity),
  });
  return { identity, account, memberships, membership, actor };
}

/** Somebody for whom a job acts by one of their memberships, at a moment (epoch milliseconds): without a session and its proofs. */
export function actingLater(now: number, { account }: CallerRecord, membership: CallerMembership): Acting {
  const { id: accountId } = account;
  const grants = grantsOf(account, membership);
  const signIn = { secondFactor: false, ageMs: Number.POSITIVE_INFINITY };
  const place = { accountId, accountType: membership.role, memberships: [membership] };
  return { account, membership, actor: actorAt(now, { ...place, mailbox: null, grants, signIn }) };
}

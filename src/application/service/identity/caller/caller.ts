import type {
  AccountDisabled,
  SessionEnded,
  SignInRefused,
} from '#domain/organizations/access/access-refusal.ts';
import { type Actor, actorAt, type SignInStrength } from '#domain/organizations/access/actor.ts';
import { type EmailAddress, parseEmail } from '#domain/platform/forms/text-fields.ts';
import type { Grant } from '#domain/organizations/grants/grant.ts';
import { idOfPath, type NotAMember } from '#domain/identity/membership/organization.ts';
import { checkSignInMethod } from '#domain/organizations/domains/sign-in-rule.ts';
import type { Viewing } from '#domain/identity/account/session-user.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Account } from '../ports/account-repository.ts';
import type { CallerMembership, CallerRecord } from '../ports/actor-source.ts';
import type { VerifiedIdentity } from '../ports/token-verifier.ts';

/** The caller of a request, with the token's identity, their account, and the input for permission checks. Loaded once per request. */
export type Caller = {
  readonly identity: VerifiedIdentity;
  readonly account: Account;
  readonly memberships: readonly CallerMembership[];
  /** The current membership; null if there are none. */
  readonly membership: CallerMembership | null;
  readonly actor: Actor;
  /** Set if a member of our staff views as this user (ORG-5). */
  readonly viewing?: Viewing;
};

export type Acting = Pick<Caller, 'account' | 'actor' | 'membership'>;

export const signInOf = ({ secondFactor, signInAgeMs }: VerifiedIdentity): SignInStrength => ({
  secondFactor,
  ageMs: signInAgeMs,
});

/**
 * Returns why a valid token is refused: staff disabled the account, its owner ended this session, or their school requires a different login method (ORG-9).
 * Null if the token is accepted.
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

/** Returns the membership for a request: in the requested organization, else in the last chosen one, else in the oldest (ORG-1). */
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

/** Returns a user's grants in one organization: their own, and the organization's (LIC-1). */
const grantsOf = (account: Account, membership: CallerMembership | null): readonly Grant[] => [
  ...account.grants,
  ...(membership?.grants ?? []),
];

/**
 * Returns the caller's verified address; null if none. Older tokens do not contain a later verification, so the address also counts as verified if the
 * account's record says so for the same address.
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

/** Returns the caller for a token and a record at a time (epoch milliseconds), with one of their memberships. */
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

/** Returns the user of a job, with one of their memberships at a time (epoch milliseconds). There is no session, so no sign-in counts as recent. */
export function actingLater(now: number, { account }: CallerRecord, membership: CallerMembership): Acting {
  const { id: accountId } = account;
  const grants = grantsOf(account, membership);
  const signIn = { secondFactor: false, ageMs: Number.POSITIVE_INFINITY };
  const place = { accountId, accountType: membership.role, memberships: [membership] };
  return { account, membership, actor: actorAt(now, { ...place, mailbox: null, grants, signIn }) };
}

import type { OnboardingItem } from '#domain/account/onboarding.ts';
import type { AccountRecord, SignedInIdentity } from '#domain/account/session-user.ts';
import type { IdToken } from '#domain/identity/token.ts';
import type { Session, SignedOutCause } from '#domain/policy/session.ts';
import type { TimerId } from '../../ports/clock.ts';

/** What may change about the signed-in user. */
export type KnownFacts = AccountRecord & Pick<SignedInIdentity, 'requiresPasswordSetup'>;

/** The browser's session: one per page, stored under `system-user` for the next visit (never with a token). */
export interface SessionStore {
  readonly current: () => Session;
  /** Calls back after each change; returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Somebody is signed in; the record holds until it is replaced. The user before is gone. */
  enter(identity: SignedInIdentity, record: AccountRecord | null, missing: readonly OnboardingItem[]): void;
  /** The record was read again; where it says nothing new, nobody is called back. */
  update(record: Partial<KnownFacts>, missing?: readonly OnboardingItem[]): void;
  /** A new token, and the timer that will refresh it; held until somebody leaves. */
  keepToken(token: IdToken, refreshTimerId: TimerId): void;
  /** Nobody is signed in any more. */
  leave(cause: SignedOutCause): void;
}

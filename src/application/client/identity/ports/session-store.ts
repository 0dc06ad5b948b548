import type { OnboardingItem } from '#domain/identity/account/onboarding.ts';
import type { AccountRecord, SignedInIdentity } from '#domain/identity/account/session-user.ts';
import type { IdToken } from '#domain/identity/sign-in/token.ts';
import type { Session, SignedOutCause } from '#domain/identity/navigation/session.ts';
import type { TimerId } from '../../../ports/clock.ts';

export type KnownFacts = AccountRecord & Pick<SignedInIdentity, 'requiresPasswordSetup'>;

/** The browser's session: one per page. It is stored as `system-user` for the next visit, without the token. */
export interface SessionStore {
  readonly current: () => Session;
  readonly subscribe: (listener: () => void) => () => void;
  enter(identity: SignedInIdentity, record: AccountRecord | null, missing: readonly OnboardingItem[]): void;
  /** Updates the record; calls listeners only if it changed. */
  update(record: Partial<KnownFacts>, missing?: readonly OnboardingItem[]): void;
  saveToken(token: IdToken, refreshTimerId: TimerId): void;
  leave(cause: SignedOutCause): void;
}

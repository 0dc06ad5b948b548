import type { SignInMethod } from '#domain/identity/sign-in-method.ts';
import type { Result } from '#domain/result.ts';

/** Whom a valid token names. Nothing in it says what they may do: that stands in the database. */
export type VerifiedIdentity = {
  readonly id: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  readonly phoneNumber: string | null;
  readonly signInMethod: SignInMethod;
  /**
   * When they signed in, by the identity provider (epoch milliseconds): it stays the same for all tokens of a session, so that it names
   * the session. Null where there is none, as on a device.
   */
  readonly signedInAt: number | null;
  /** How long ago they signed in, in real milliseconds; a new token of the same session does not count. */
  readonly signInAgeMs: number;
  /** Whether they took a second step when they signed in. */
  readonly secondFactor: boolean;
};

/** Why a token is not taken; `token/unverifiable` where the identity service cannot be asked now. */
export type TokenRefused = {
  readonly kind:
    'token/invalid' | 'token/expired' | 'token/revoked' | 'token/disabled' | 'token/unverifiable';
};

/** Checks bearer tokens: signature, issuer, audience, expiry, revocation, disabled accounts (SEC-1), on every call. */
export interface TokenVerifier {
  verify(token: string): Promise<Result<VerifiedIdentity, TokenRefused>>;
}

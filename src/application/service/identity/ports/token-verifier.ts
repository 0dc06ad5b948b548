import type { SignInMethod } from '#domain/identity/sign-in/sign-in-method.ts';
import type { Result } from '#domain/result.ts';

/** The identity in a valid token. It has no permissions: those are in the database. */
export type VerifiedIdentity = {
  readonly id: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  readonly phoneNumber: string | null;
  readonly signInMethod: SignInMethod;
  /**
   * Sign-in time by the identity provider (epoch milliseconds): the same for all tokens of a session, so it identifies the session. Null if
   * there is none, as on a device.
   */
  readonly signedInAt: number | null;
  /** Real milliseconds since the sign-in; a refreshed token does not change it. */
  readonly signInAgeMs: number;
  readonly secondFactor: boolean;
};

/** Why a token is refused; `token/unverifiable` if the identity service is unavailable. */
export type TokenRefused = {
  readonly kind:
    'token/invalid' | 'token/expired' | 'token/revoked' | 'token/disabled' | 'token/unverifiable';
};

/** Verifies bearer tokens on every call: signature, issuer, audience, expiry, revocation, disabled accounts (SEC-1). */
export interface TokenVerifier {
  verify(token: string): Promise<Result<VerifiedIdentity, TokenRefused>>;
}

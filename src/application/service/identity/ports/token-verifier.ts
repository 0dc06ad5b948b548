import type { SignInMethod } from '#domain/identity/sign-in/sign-in-method.ts';
import type { Result } from '#domain/result.ts';

/** The identity in a valid token. It contains no permissions, because those are in the database. */
export type VerifiedIdentity = {
  readonly id: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  readonly phoneNumber: string | null;
  readonly signInMethod: SignInMethod;
  /**
   * Sign-in time by the identity provider's clock (epoch milliseconds). All tokens of a session have the same time, so it identifies the session. Null if there
   * is none, as on a device.
   */
  readonly signedInAt: number | null;
  /** Time since the sign-in in milliseconds. A refresh of the token does not reset it. */
  readonly signInAgeMs: number;
  readonly secondFactor: boolean;
};

/** Reasons why a token is refused; `token/unverifiable` if the identity service is unavailable. */
export type TokenRefused = {
  readonly kind:
    'token/invalid' | 'token/expired' | 'token/revoked' | 'token/disabled' | 'token/unverifiable';
};

/** Verifies bearer tokens on every call: signature, issuer, audience, expiry, revocation, disabled accounts (SEC-1). */
export interface TokenVerifier {
  verify(token: string): Promise<Result<VerifiedIdentity, TokenRefused>>;
}

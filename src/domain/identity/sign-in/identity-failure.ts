/** Refusal codes of the identity provider. Spec §8 lists those up to `tenant-id-mismatch`. */
export const identityCodes = [
  'invalid-email',
  'wrong-password',
  'missing-password',
  'invalid-credential',
  'email-already-in-use',
  'operation-not-allowed',
  'credential-already-in-use',
  'user-not-found',
  'too-many-requests',
  'expired-action-code',
  'invalid-action-code',
  'requires-recent-login',
  'invalid-user-token',
  'user-token-expired',
  'user-disabled',
  'password-does-not-meet-requirements',
  'invalid-verification-code',
  'invalid-verification-id',
  'code-expired',
  'admin-restricted-operation',
  'multi-factor-info-not-found',
  'recaptcha-not-enabled',
  'missing-recaptcha-token',
  'invalid-recaptcha-token',
  'network-request-failed',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'unauthorized-domain',
  'account-exists-with-different-credential',
  'multi-factor-auth-required',
  'user-mismatch',
  'tenant-id-mismatch',
  'unverified-email',
  'email-change-needs-verification',
  'provider-already-linked',
  'no-such-provider',
  'second-factor-already-in-use',
  'maximum-second-factor-count-exceeded',
  'unsupported-first-factor',
  'web-storage-unsupported',
] as const;
export type IdentityCode = (typeof identityCodes)[number];

/** The identity provider refused; `unknown` contains the provider's own code for the log. */
export type IdentityFailure =
  | { readonly kind: `identity/${Exclude<IdentityCode, 'account-exists-with-different-credential'>}` }
  /** The address belongs to an account with a different sign-in method; `email` is that address, if the provider reports it. */
  | { readonly kind: 'identity/account-exists-with-different-credential'; readonly email: string | null }
  | { readonly kind: 'identity/unknown'; readonly code: string };

/** Spec §4, §8: failures after which the provider has no signed-in user. */
export const endsSession = (failure: Pick<IdentityFailure, 'kind'>): boolean =>
  failure.kind === 'identity/user-disabled' || failure.kind === 'identity/user-token-expired';

/** Token failures that end the session. After any other failure, a retry may succeed. */
export const isSessionLoss = (failure: IdentityFailure): boolean =>
  endsSession(failure) ||
  failure.kind === 'identity/invalid-user-token' ||
  failure.kind === 'identity/user-not-found';

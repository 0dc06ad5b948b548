/** Every way in which the identity provider can refuse, by its own codes. Spec §8. */
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
] as const;
export type IdentityCode = (typeof identityCodes)[number];

/** The identity provider refused; `unknown` carries the provider's own code for the log. */
export type IdentityFailure =
  | { readonly kind: `identity/${Exclude<IdentityCode, 'account-exists-with-different-credential'>}` }
  /** The address has an account with another way in; `email` is it, where the provider said so. */
  | { readonly kind: 'identity/account-exists-with-different-credential'; readonly email: string | null }
  | { readonly kind: 'identity/unknown'; readonly code: string };

/** Spec §4, §8: failures after which the provider holds nobody signed in. */
export const endsSession = (failure: IdentityFailure): boolean =>
  failure.kind === 'identity/user-disabled' || failure.kind === 'identity/user-token-expired';

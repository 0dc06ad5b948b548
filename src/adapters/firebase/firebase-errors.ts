import type { IdentityCode, IdentityFailure } from '#domain/identity/sign-in/identity-failure.ts';

/** The SDK's codes that the product handles. Spec §8 lists the codes that map to themselves. The others are the SDK's variants of these codes. */
const failures = new Map<string, IdentityCode>([
  ['auth/invalid-email', 'invalid-email'],
  ['auth/invalid-recipient-email', 'invalid-email'],
  ['auth/missing-email', 'invalid-email'],
  ['auth/wrong-password', 'wrong-password'],
  ['auth/missing-password', 'missing-password'],
  ['auth/invalid-credential', 'invalid-credential'],
  ['auth/rejected-credential', 'invalid-credential'],
  ['auth/email-already-in-use', 'email-already-in-use'],
  ['auth/operation-not-allowed', 'operation-not-allowed'],
  ['auth/configuration-not-found', 'operation-not-allowed'],
  ['auth/credential-already-in-use', 'credential-already-in-use'],
  ['auth/user-not-found', 'user-not-found'],
  ['auth/too-many-requests', 'too-many-requests'],
  ['auth/quota-exceeded', 'too-many-requests'],
  ['auth/too-many-enrollment-attempts', 'too-many-requests'],
  ['auth/expired-action-code', 'expired-action-code'],
  ['auth/invalid-action-code', 'invalid-action-code'],
  ['auth/requires-recent-login', 'requires-recent-login'],
  ['auth/invalid-user-token', 'invalid-user-token'],
  ['auth/invalid-refresh-token', 'invalid-user-token'],
  ['auth/user-signed-out', 'invalid-user-token'],
  ['auth/null-user', 'invalid-user-token'],
  ['auth/user-token-expired', 'user-token-expired'],
  ['auth/user-disabled', 'user-disabled'],
  ['auth/password-does-not-meet-requirements', 'password-does-not-meet-requirements'],
  ['auth/weak-password', 'password-does-not-meet-requirements'],
  ['auth/invalid-verification-code', 'invalid-verification-code'],
  ['auth/missing-verification-code', 'invalid-verification-code'],
  ['auth/invalid-verification-id', 'invalid-verification-id'],
  ['auth/missing-verification-id', 'invalid-verification-id'],
  ['auth/code-expired', 'code-expired'],
  // Our own tokens expire after an hour. A user who waits that long after entering the code from a mail gets this error.
  ['auth/invalid-custom-token', 'code-expired'],
  ['auth/admin-restricted-operation', 'admin-restricted-operation'],
  ['auth/multi-factor-info-not-found', 'multi-factor-info-not-found'],
  ['auth/missing-multi-factor-info', 'multi-factor-info-not-found'],
  ['auth/invalid-multi-factor-session', 'multi-factor-info-not-found'],
  ['auth/missing-multi-factor-session', 'multi-factor-info-not-found'],
  ['auth/totp-challenge-timeout', 'code-expired'],
  ['auth/recaptcha-not-enabled', 'recaptcha-not-enabled'],
  ['auth/missing-recaptcha-token', 'missing-recaptcha-token'],
  ['auth/missing-recaptcha-version', 'missing-recaptcha-token'],
  ['auth/invalid-recaptcha-token', 'invalid-recaptcha-token'],
  ['auth/invalid-recaptcha-action', 'invalid-recaptcha-token'],
  ['auth/invalid-recaptcha-version', 'invalid-recaptcha-token'],
  ['auth/captcha-check-failed', 'invalid-recaptcha-token'],
  // The SDK derives codes from whole sentences of the server, including the period at the end.
  ['auth/firebase-app-check-token-is-invalid.', 'invalid-recaptcha-token'],
  ['auth/network-request-failed', 'network-request-failed'],
  ['auth/timeout', 'network-request-failed'],
  ['auth/the-service-is-currently-unavailable.', 'network-request-failed'],
  ['auth/popup-blocked', 'popup-blocked'],
  ['auth/popup-closed-by-user', 'popup-closed-by-user'],
  ['auth/user-cancelled', 'popup-closed-by-user'],
  ['auth/redirect-cancelled-by-user', 'popup-closed-by-user'],
  ['auth/cancelled-popup-request', 'cancelled-popup-request'],
  ['auth/redirect-operation-pending', 'cancelled-popup-request'],
  ['auth/unauthorized-domain', 'unauthorized-domain'],
  ['auth/auth-domain-config-required', 'unauthorized-domain'],
  ['auth/unauthorized-continue-uri', 'unauthorized-domain'],
  ['auth/app-not-authorized', 'unauthorized-domain'],
  ['auth/invalid-api-key', 'unauthorized-domain'],
  ['auth/api-key-not-valid.-please-pass-a-valid-api-key.', 'unauthorized-domain'],
  ['auth/custom-token-mismatch', 'unauthorized-domain'],
  ['auth/account-exists-with-different-credential', 'account-exists-with-different-credential'],
  ['auth/multi-factor-auth-required', 'multi-factor-auth-required'],
  ['auth/user-mismatch', 'user-mismatch'],
  ['auth/tenant-id-mismatch', 'tenant-id-mismatch'],
  ['auth/invalid-tenant-id', 'tenant-id-mismatch'],
  ['auth/unsupported-tenant-operation', 'tenant-id-mismatch'],
  ['auth/unverified-email', 'unverified-email'],
  ['auth/email-change-needs-verification', 'email-change-needs-verification'],
  ['auth/provider-already-linked', 'provider-already-linked'],
  ['auth/no-such-provider', 'no-such-provider'],
  ['auth/second-factor-already-in-use', 'second-factor-already-in-use'],
  ['auth/maximum-second-factor-count-exceeded', 'maximum-second-factor-count-exceeded'],
  ['auth/unsupported-first-factor', 'unsupported-first-factor'],
  ['auth/web-storage-unsupported', 'web-storage-unsupported'],
  ['auth/operation-not-supported-in-this-environment', 'web-storage-unsupported'],
]);

/** The SDK's code for a password policy with an unknown schema. Spec §5. */
export const policyUnsupportedCode = 'auth/unsupported-password-policy-schema-version';

/**
 * Returns the code of an authentication error of the SDK (`auth/…`), or null for other errors. Checks its shape instead of its class, so that this module does
 * not load the SDK.
 */
export function firebaseCode(error: unknown): string | null {
  if (!(error instanceof Error) || error.name !== 'FirebaseError') return null;
  const code = (error as Error & { readonly code?: unknown }).code;
  return typeof code === 'string' && code.startsWith('auth/') ? code : null;
}

/** Thrown if the SDK's code could not be loaded, because there is no network or the server is unavailable. */
export class SdkUnreachable extends Error {
  constructor(cause: unknown) {
    super('The sign-in code could not be loaded', { cause });
  }
}

/** Whether an error means that a module failed to load. Browsers report this as a TypeError, and the build's style loader as an Error with this message. */
export const isChunkMissing = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script|preload/i.test(error.message);

/** Returns the email address of an account that belongs to a different login method, if the SDK provides it. */
export function conflictingEmail(error: Error): string | null {
  const data: unknown = (error as Error & { readonly customData?: unknown }).customData;
  const email = typeof data === 'object' && data !== null && 'email' in data ? data.email : null;
  return typeof email === 'string' ? email : null;
}

/** Maps an error of the SDK to a failure. Rethrows other errors, which are bugs. */
export function identityFailure(error: unknown): IdentityFailure {
  if (error instanceof SdkUnreachable) return { kind: 'identity/network-request-failed' };
  const code = firebaseCode(error);
  if (code === null) throw error;
  const known = failures.get(code);
  if (known === undefined) return { kind: 'identity/unknown', code };
  if (known !== 'account-exists-with-different-credential') return { kind: `identity/${known}` };
  return { kind: `identity/${known}`, email: error instanceof Error ? conflictingEmail(error) : null };
}

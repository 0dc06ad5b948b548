/** Firebase-admin's codes for an identity service that is unreachable or overloaded. */
const awayCodes: ReadonlySet<string> = new Set([
  'auth/internal-error',
  'auth/quota-exceeded',
  'auth/too-many-requests',
  'app/network-error',
  'app/network-timeout',
  'app/unable-to-parse-response',
]);

/** Firebase-admin's codes for a service that responds but refuses the credential, its rights, or the project's settings. */
const refusingCodes: ReadonlySet<string> = new Set([
  'app/invalid-credential',
  'auth/billing-not-enabled',
  'auth/configuration-not-found',
  'auth/insufficient-permission',
  'auth/operation-not-allowed',
  'auth/project-not-found',
]);

type FirebaseError = Error & { readonly code: string; readonly httpResponse?: { readonly status?: unknown } };

const isFirebaseError = (error: unknown): error is FirebaseError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/** Whether the service refuses our credential or settings, which only the operator can correct. */
export const isIdentityRefusingUs = (error: unknown): boolean =>
  isFirebaseError(error) &&
  (refusingCodes.has(error.code) ||
    (awayCodes.has(error.code) && [401, 403].includes(Number(error.httpResponse?.status))));

/** Whether an error means that the identity service is unavailable (REL-5), rather than that our request was wrong. */
export const isIdentityUnavailable = (error: unknown): boolean =>
  isIdentityRefusingUs(error) || (isFirebaseError(error) && awayCodes.has(error.code));

/** The advice for the operator if the service refuses our credential or settings. */
export const refusalAdvice =
  'the identity service refuses us: check the service account, its role in the project, and the sign-in methods (docs/firebase.md)';

/** What firebase-admin says when the identity service cannot be reached, is overloaded, or gives us no credential now. */
const awayCodes: ReadonlySet<string> = new Set([
  'auth/internal-error',
  'auth/quota-exceeded',
  'auth/too-many-requests',
  'app/network-error',
  'app/network-timeout',
  'app/unable-to-parse-response',
  'app/invalid-credential',
]);

/** Whether an error says that the identity service is away (REL-5), rather than that we asked it something wrong. */
export const isIdentityAway = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && awayCodes.has(error.code);

/**
 * Too many requests for sign-in emails or their codes. The wait is null if unknown. Users can still sign in with a password, a provider, or an email that was
 * already sent.
 */
export type SignInMailLimited = {
  readonly kind: 'sign-in-mail/limited';
  readonly retryAfterSeconds: number | null;
};

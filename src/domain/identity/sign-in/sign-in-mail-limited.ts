/**
 * Too many requests for sign-in emails or their codes. The wait is null if unknown. A password, a provider and an email already sent still
 * work.
 */
export type SignInMailLimited = {
  readonly kind: 'sign-in-mail/limited';
  readonly retryAfterSeconds: number | null;
};

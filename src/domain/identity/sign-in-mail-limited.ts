/**
 * Sign-in mails or their codes were asked for too often; null where it was not said how long to wait. A password, a
 * provider and the mail that was sent already still sign in.
 */
export type SignInMailLimited = {
  readonly kind: 'sign-in-mail/limited';
  readonly retryAfterSeconds: number | null;
};

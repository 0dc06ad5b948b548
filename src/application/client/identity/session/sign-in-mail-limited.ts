import type { SignInMailLimited } from '#domain/identity/sign-in/sign-in-mail-limited.ts';
import { err, type Result } from '#domain/result.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

type TooMany = Extract<ServiceFailure, { kind: 'service/too-many-requests' }>;

/** Replaces the rate-limit failure of sign-in emails, so that the page can offer other sign-in methods. */
export function withOtherSignInOptions<T, E extends { readonly kind: string }>(
  answer: Result<T, E | ServiceFailure>,
): Result<T, E | Exclude<ServiceFailure, TooMany> | SignInMailLimited> {
  if (answer.ok) return answer;
  const { error } = answer;
  return isTooMany(error)
    ? err({ kind: 'sign-in-mail/limited', retryAfterSeconds: error.retryAfterSeconds })
    : err(error);
}

const isTooMany = (failure: { readonly kind: string }): failure is TooMany =>
  failure.kind === 'service/too-many-requests';

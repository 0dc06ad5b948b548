import {
  type AuthenticatorCodeUsed,
  authenticatorPeriodMs,
  secondsToNextCode,
} from '#domain/identity/sign-in/second-factor.ts';
import { err, type Result } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';

export type UsedCodes = <T, E extends { readonly kind: string }>(
  code: string,
  ask: () => Promise<Result<T, E>>,
) => Promise<Result<T, E | AuthenticatorCodeUsed>>;

/** How long a code is accepted, in milliseconds. Providers also accept the codes of the previous and the next period. */
const acceptedForMs = 3 * authenticatorPeriodMs;

/** Distinguishes a code that was just used from a wrong code. The provider does not distinguish them. Codes are kept only in memory. */
export function usedCodes({ clock }: { readonly clock: Clock }): UsedCodes {
  let last: { readonly code: string; readonly at: number } | null = null;
  return async (code, ask) => {
    const answer = await ask();
    const now = clock.now();
    if (answer.ok) {
      last = { code, at: now };
      return answer;
    }
    const refused = answer.error.kind === 'identity/invalid-verification-code';
    if (!refused || last?.code !== code || now - last.at >= acceptedForMs) return answer;
    return err({ kind: 'authenticator-code/used', nextInSeconds: secondsToNextCode(last.at, now) });
  };
}

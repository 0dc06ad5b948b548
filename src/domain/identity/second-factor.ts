import { err, ok, type Result } from '../result.ts';
import type { FieldProblem } from '../account/field-problem.ts';
import { parseSixDigits } from './six-digits.ts';

/** The account is one of those, and the signed-in user took no second step. */
export type SecondFactorRequired = { readonly kind: 'account/second-factor-required' };

/** The recovery code is wrong or was used; the same for an unknown address. */
export type RecoveryCodeWrong = { readonly kind: 'recovery-code/wrong' };

/** For how long an authenticator app shows one code, in milliseconds (RFC 6238). */
export const authenticatorPeriodMs = 30_000;

/** The code was accepted a moment ago, and each works once; `nextInSeconds` is 0 where the app shows another one already. */
export type AuthenticatorCodeUsed = {
  readonly kind: 'authenticator-code/used';
  readonly nextInSeconds: number;
};

/** How many seconds until an authenticator app shows another code than the one used at that time; 0 if it already does. */
export function secondsToNextCode(usedAt: number, now: number): number {
  const period = authenticatorPeriodMs;
  const end = (Math.floor(usedAt / period) + 1) * period;
  return Math.max(0, Math.ceil((end - now) / 1000));
}

/** How many recovery codes are made at a time. */
export const recoveryCodeCount = 10;

/** The secret of an authenticator app, shown once: as text to type, and as the URI in its QR code. */
export type AuthenticatorKey = { readonly secret: string; readonly uri: string };

/** Parses a code of an authenticator app as typed. */
export const parseAuthenticatorCode = parseSixDigits;

/** Parses a recovery code: 10 letters and digits without look-alikes, hyphens and case being no matter. */
export function parseRecoveryCode(typed: string): Result<string, FieldProblem> {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  if (code === '') return err('required');
  return /^[A-HJ-NP-Z2-9]{10}$/.test(code) ? ok(code) : err('malformed');
}

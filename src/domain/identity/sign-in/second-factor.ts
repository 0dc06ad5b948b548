import { err, ok, type Result } from '../../result.ts';
import type { FieldProblem } from '../../platform/forms/field-problem.ts';
import { parseSixDigits } from './six-digits.ts';

export type SecondFactorRequired = { readonly kind: 'account/second-factor-required' };

/** The recovery code is wrong or already used. An unknown address gets the same refusal. */
export type RecoveryCodeWrong = { readonly kind: 'recovery-code/wrong' };

/** Validity of an authenticator code, in milliseconds (RFC 6238). */
export const authenticatorPeriodMs = 30_000;

/** The code was already accepted, and each code works only once. `nextInSeconds` is 0 if the app already shows a new code. */
export type AuthenticatorCodeUsed = {
  readonly kind: 'authenticator-code/used';
  readonly nextInSeconds: number;
};

/** Returns the seconds until an authenticator app shows a new code after the one used at `usedAt`; 0 if it already does. */
export function secondsToNextCode(usedAt: number, now: number): number {
  const period = authenticatorPeriodMs;
  const end = (Math.floor(usedAt / period) + 1) * period;
  return Math.max(0, Math.ceil((end - now) / 1000));
}

export const recoveryCodeCount = 10;

/** The secret of an authenticator app, shown once: as text, and as the URI of its QR code. */
export type AuthenticatorKey = { readonly secret: string; readonly uri: string };

export const parseAuthenticatorCode = parseSixDigits;

/** Parses a recovery code: 10 letters and digits without look-alikes. Ignores hyphens and case. */
export function parseRecoveryCode(typed: string): Result<string, FieldProblem> {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  if (code === '') return err('required');
  return /^[A-HJ-NP-Z2-9]{10}$/.test(code) ? ok(code) : err('malformed');
}

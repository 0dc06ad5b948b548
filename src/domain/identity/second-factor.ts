import type { AccountType } from '../account/account-type.ts';
import { err, ok, type Result } from '../result.ts';
import type { FieldProblem } from '../account/field-problem.ts';
import { parseSixDigits } from './six-digits.ts';

/** Whose account may not be used without a second step: our staff's (AUT-18). */
export const secondFactorRequired = (accountType: AccountType, signedInWithIt: boolean): boolean =>
  accountType === 'admin' && !signedInWithIt;

/** The account is one of those, and whoever is signed in took no second step. */
export type SecondFactorRequired = { readonly kind: 'account/second-factor-required' };

/** The recovery code is not one of this address, or was used; said alike where the address is unknown. */
export type RecoveryCodeWrong = { readonly kind: 'recovery-code/wrong' };

/** How many recovery codes are made at a time. */
export const recoveryCodeCount = 10;

/** A key for an authenticator app, shown once: as text to type, and as the address that its QR code holds. */
export type AuthenticatorKey = { readonly secret: string; readonly uri: string };

/** Parses a code of an authenticator app as typed. */
export const parseAuthenticatorCode = parseSixDigits;

/** Parses a recovery code: 10 letters and digits without look-alikes, hyphens and case being no matter. */
export function parseRecoveryCode(typed: string): Result<string, FieldProblem> {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  if (code === '') return err('required');
  return /^[A-HJ-NP-Z2-9]{10}$/.test(code) ? ok(code) : err('malformed');
}

import { parseSixDigits } from './six-digits.ts';

/** How many digits a code has that stands in a mail beside the link. */
export const signInCodeLength = 6;
/** How long it holds, in milliseconds. */
export const signInCodeLifetime = 600_000;
/** How many tries one caller has with it, the right one included. */
export const signInCodeTries = 5;
/** How many callers have tries with it: of strangers, and of those whom the address is known from. */
export const signInCodeCallers = 3;

/** Why a code was not taken. `triesLeft` counts those that the same caller still has with it. */
export type SignInCodeRefused =
  | { readonly kind: 'sign-in-code/wrong'; readonly triesLeft: number }
  /** It is too old, was used, had its tries, or never was: ask for another mail. */
  | { readonly kind: 'sign-in-code/spent' }
  /** The account asks for a second step, which the link in the same mail leads to. */
  | { readonly kind: 'sign-in-code/link-needed' }
  /** The account is switched off. */
  | { readonly kind: 'sign-in-code/disabled' };

/** Parses a code as typed. */
export const parseSignInCode = parseSixDigits;

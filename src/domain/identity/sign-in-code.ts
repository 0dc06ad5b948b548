import { parseSixDigits } from './six-digits.ts';

/** The number of digits of the code in a login email. */
export const signInCodeLength = 6;
/** Its lifetime, in milliseconds. */
export const signInCodeLifetime = 600_000;
/** How many tries one caller has with it, the right one included. */
export const signInCodeTries = 5;
/** How many callers have tries with it: of strangers, and of those whom the address is known from. */
export const signInCodeCallers = 3;

/** The code is another one. `triesLeft` counts the tries that the same caller still has with it. */
export type SignInCodeWrong = { readonly kind: 'sign-in-code/wrong'; readonly triesLeft: number };

/** Why a code is taken no more, each for all that is typed. */
export const signInCodeRefusals = [
  /** It is too old, was used, had its tries, or never was: ask for another mail. */
  'sign-in-code/spent',
  /** The account requires a second step, to which the link in the same email leads. */
  'sign-in-code/link-needed',
  /** The account is switched off. */
  'sign-in-code/disabled',
] as const;

/** Why a code was not taken. */
export type SignInCodeRefused = SignInCodeWrong | { readonly kind: (typeof signInCodeRefusals)[number] };

/** Parses a code as typed. */
export const parseSignInCode = parseSixDigits;

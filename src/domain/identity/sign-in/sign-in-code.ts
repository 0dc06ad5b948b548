import { parseSixDigits } from './six-digits.ts';

export const signInCodeLength = 6;
/** Lifetime in milliseconds. */
export const signInCodeLifetime = 600_000;
/** Maximum attempts per caller, including the correct one. */
export const signInCodeTries = 5;
/** Maximum number of callers with attempts. Callers that are known for the address and unknown callers are counted separately. */
export const signInCodeCallers = 3;

/** The code is wrong. `triesLeft` is the caller's number of remaining attempts. */
export type SignInCodeWrong = { readonly kind: 'sign-in-code/wrong'; readonly triesLeft: number };

export const signInCodeRefusals = [
  /** The code expired, was used, has no attempts left or never existed; request another email. */
  'sign-in-code/spent',
  /** The account requires a second factor; use the link in the same email. */
  'sign-in-code/link-needed',
  'sign-in-code/disabled',
] as const;

export type SignInCodeRefused = SignInCodeWrong | { readonly kind: (typeof signInCodeRefusals)[number] };

export const parseSignInCode = parseSixDigits;

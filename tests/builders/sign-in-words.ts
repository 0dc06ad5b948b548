/**
 * Matches 'sign in', 'signed out', 'sign-in' and similar words, which must not appear in the user interface: it uses log in, log out and login. Error kinds
 * (`sign-in-code/wrong`) and names (`signed-out`) do not match.
 */
export const signInWords =
  /(?<![\w/'-])(?:sign(?:s|ed|ing)? (?:you |them |back )?(?:in|out)|sign-(?:in|out)s?)\b(?![-/'])/gi;

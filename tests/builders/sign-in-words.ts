/**
 * 'Sign in', 'signed out', 'sign-in' and the like as words, which nothing that a person reads may say: the page says log in,
 * log out, login. Kinds (`sign-in-code/wrong`) and names (`signed-out`) are not matched.
 */
export const signInWords =
  /(?<![\w/'-])(?:sign(?:s|ed|ing)? (?:you |them |back )?(?:in|out)|sign-(?:in|out)s?)\b(?![-/'])/gi;

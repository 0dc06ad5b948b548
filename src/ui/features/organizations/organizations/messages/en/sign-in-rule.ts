import { counted, plural } from '#domain/platform/text/counted.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { isOwnProvider, type SchoolProvider } from '#domain/identity/sign-in/sign-in-method.ts';
import type { SignInRule, SignInRuleReach } from '#domain/organizations/domains/sign-in-rule.ts';

const nameOf = (provider: SchoolProvider): string => {
  if (isOwnProvider(provider)) return `your own login (${provider})`;
  return provider === 'google.com' ? 'Google' : 'Microsoft';
};

export const signInRuleWords = {
  rule: (rule: SignInRule | null): string => {
    if (rule === null) return 'Any login method';
    return rule.passwordAllowed
      ? `People can log in with ${nameOf(rule.provider)}`
      : `People log in with ${nameOf(rule.provider)} only`;
  },
  change: 'Change login',
  changeOf: (domain: string) => `Change login for ${domain}`,
  title: (domain: string) => `Login for ${domain}`,
  waiting: 'Counting people',
  reach: ({ people: count, passwordOnly }: SignInRuleReach) =>
    `${counted(count, 'person has', 'people have')} an address at this domain. ${passwordOnly} of them ${plural(passwordOnly, 'logs', 'log')} in with a password or an email only.`,
  provider: 'Log in with',
  providers: {
    '': 'Any method: password, email, Google or Apple',
    'google.com': 'Google',
    'microsoft.com': 'Microsoft',
    own: 'Your own login (OpenID Connect or SAML)',
  },
  own: 'ID of your login',
  ownHint: 'Such as oidc.oak or saml.oak. Our support sets it up with your IT staff and gives you its ID.',
  passwordAllowed: 'Passwords, login emails and other accounts work, too',
  passwordHint:
    'Before you turn this off, save, log out, and log in with the new login once. If you are the only person who manages your school, your password always works.',
  save: 'Save',
  saved: (domain: string) => `The login for ${bidiIsolate(domain)} was changed.`,
} as const;

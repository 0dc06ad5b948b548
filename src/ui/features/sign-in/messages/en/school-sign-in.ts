import { bidiIsolate } from '#domain/account/bidi-isolate.ts';

/** What the login and the sign-up say to people whose school has a login of its own. */
export const schoolSignIn = {
  beside: (domain: string) =>
    `People with an address at ${bidiIsolate(domain)} can use their school’s login.`,
  only: (domain: string) =>
    `People with an address at ${bidiIsolate(domain)} use their school’s login. The school has turned off passwords and login emails.`,
} as const;

import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';

export const schoolSignIn = {
  beside: (domain: string) =>
    `People with an address at ${bidiIsolate(domain)} can use their school’s login.`,
  only: (domain: string) =>
    `People with an address at ${bidiIsolate(domain)} use their school’s login. The school has turned off passwords and login emails.`,
} as const;

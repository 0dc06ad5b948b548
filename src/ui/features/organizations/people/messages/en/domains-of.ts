import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';

export const domainsOf = {
  open: (organization: string) => `Email domains of ${bidiIsolate(organization)}`,
  lead: 'The school’s activity log shows that you looked.',
  waiting: 'Reading the domains…',
  none: 'No domain is claimed.',
  list: 'Email domains',
  unproved: 'Not verified',
  proved: { dns: 'Verified by DNS', staff: 'Confirmed by us' },
  confirm: 'Confirm',
  confirmOf: (domain: string) => `Confirm ${domain}`,
  confirmLead: (domain: string) =>
    `People with an address at ${domain} are then asked whether they want to join this school. Confirm it only after you have seen a contract, a letter or another proof that the domain is theirs.`,
  confirmed: (domain: string) => `${domain} is confirmed.`,
  back: 'Back',
} as const;

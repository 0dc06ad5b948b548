import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { DomainProofKind } from '#domain/organizations/domains/mail-domain.ts';
import { localDate } from '../../../../../messages/local-date.ts';

export const domainsWords = {
  heading: 'Email domains',
  lead: 'People who sign up with an address of your domain are asked whether they want to join. You approve each request under Staff.',
  waiting: 'Loading the domains',
  list: 'Email domains',
  none: 'No domains yet.',
  proved: 'Verified',
  provedOn: (at: number, how: DomainProofKind) =>
    how === 'dns' ? `By DNS, on ${localDate(at)}` : `By our support team, on ${localDate(at)}`,
  unproved: 'Not verified yet',
  record: (domain: string) => `TXT record of ${domain}`,
  recordHint:
    'Ask the person who manages your domain to publish this as a TXT record of the domain. Then press “Check”. If that cannot be done, write to support.',
  copy: 'Copy',
  copyOf: (domain: string) => `Copy the record of ${domain}`,
  copied: 'The record is copied.',
  notCopied: 'Your browser blocked copying. Select the record and copy it yourself.',
  check: 'Check',
  checkOf: (domain: string) => `Check ${domain}`,
  checked: (domain: string) => `${domain} is verified.`,
  remove: 'Remove',
  removeOf: (domain: string) => `Remove ${domain}`,
  removeTitle: (domain: string) => `Remove ${domain}`,
  removeLead: 'New people are no longer asked to join. Members and pending requests stay.',
  removed: (domain: string) => `${domain} was removed.`,
  domain: 'New domain',
  domainHint: 'Your email domain, for example oak-school.org.',
  add: 'Add the domain',
  added: (domain: string) => `${bidiIsolate(domain)} was added. Publish its record next.`,
} as const;

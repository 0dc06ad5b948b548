import { bidiIsolate } from '#domain/account/bidi-isolate.ts';
import type { DomainProofKind } from '#domain/organizations/mail-domain.ts';
import { localDate } from '../../../../messages/local-date.ts';

/** The section of the email domains on `/settings/school`. */
export const domainsWords = {
  heading: 'Email domains',
  lead: 'Whoever signs up with an address of your domain is asked whether they want to join. You decide about each of them under Teachers.',
  waiting: 'Loading the domains',
  list: 'Email domains',
  none: 'No domain yet.',
  proved: 'Proved',
  provedOn: (at: number, how: DomainProofKind) =>
    how === 'dns' ? `By its record, on ${localDate(at)}` : `By our support, on ${localDate(at)}`,
  unproved: 'Not proved yet',
  record: (domain: string) => `TXT record of ${domain}`,
  recordHint:
    'Ask whoever looks after your domain to publish this as a TXT record of the domain itself. Then press “Check”. If that cannot be done, write to support.',
  copy: 'Copy',
  copyOf: (domain: string) => `Copy the record of ${domain}`,
  copied: 'The record is copied.',
  notCopied: 'Your browser did not let us copy it. Select the record, and copy it yourself.',
  check: 'Check',
  checkOf: (domain: string) => `Check ${domain}`,
  checked: (domain: string) => `${domain} is proved.`,
  remove: 'Remove',
  removeOf: (domain: string) => `Remove ${domain}`,
  removeTitle: (domain: string) => `Remove ${domain}`,
  removeLead:
    'Nobody is asked to join by it any more. Whoever joined stays, and requests that wait stay, too.',
  removed: (domain: string) => `${domain} was removed.`,
  domain: 'New domain',
  domainHint: 'What follows the @ in the addresses of your staff, such as oak-school.org.',
  add: 'Add the domain',
  added: (domain: string) => `${bidiIsolate(domain)} was added. Publish its record next.`,
} as const;

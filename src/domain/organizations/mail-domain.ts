import type { FormInvalid, FieldProblem } from '../account/field-problem.ts';
import { withAsciiDomain } from '../account/ascii-domain.ts';
import { parseForm } from '../account/parse-form.ts';
import { err, ok, type Result } from '../result.ts';
import type { OrganizationKind } from './organization.ts';
import type { SignInRule } from './sign-in-rule.ts';

/** How it was proved that a domain belongs to an organization: by a record of its name servers, or by our staff's word. */
export const domainProofs = ['dns', 'staff'] as const;
export type DomainProofKind = (typeof domainProofs)[number];

/** What follows the @ in the addresses of an organization's staff, which it claims and then proves to own (ORG-10). */
export type MailDomain = {
  readonly id: string;
  readonly domain: string;
  /** What its owner publishes as a TXT record of the domain, word for word. */
  readonly record: string;
  /** Epoch milliseconds. */
  readonly claimedAt: number;
  /** Null until it is proved. */
  readonly proved: { readonly at: number; readonly how: DomainProofKind } | null;
  /** How people with an address of it log in; null where as everybody (ORG-9). */
  readonly signIn: SignInRule | null;
};

/** How many domains an organization may claim. */
export const mostDomains = 20;

/** The TXT record that proves a domain. */
export const verificationRecord = (token: string): string => `blockyard-verification=${token}`;

const longestDomain = 253;
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const domainShape = new RegExp(`^(?:${label}\\.)+[a-z]${label.slice('[a-z0-9]'.length)}$`);

/** Parses a domain as people copy it: `@Oak.example`, `oak.example.`. Letters beyond ASCII become what DNS has for them (`xn--…`). */
export function parseMailDomain(text: string): Result<string, FieldProblem> {
  const domain = withAsciiDomain(text.trim().toLowerCase().replace(/^@/, '').replace(/\.$/, ''));
  if (domain === '') return err('required');
  if (domain.length > longestDomain) return err('too-long');
  return domainShape.test(domain) ? ok(domain) : err('malformed');
}

export type DomainInvalid = FormInvalid<'domain'>;

/** Parses the claim of a domain. */
export const parseDomainClaim = (draft: {
  readonly domain: string;
}): Result<{ readonly domain: string }, DomainInvalid> =>
  parseForm({ domain: parseMailDomain(draft.domain) });

/** The domain of an address. */
export const domainOf = (address: string): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** Whether an organization of this kind has staff with addresses of its own: a lone teacher's workspace has not. */
export const hasDomains = (kind: OrganizationKind): boolean => kind !== 'workspace';

/** What each question about domains can be refused for: service, client and API are made of this list. */
export const domainRefusals = {
  list: ['organization/no-such-school'],
  claim: ['organization/no-such-school', 'domain/workspace', 'domain/public', 'domain/taken', 'domain/limit'],
  check: ['domain/not-found', 'domain/taken', 'domain/not-published', 'domain/not-checked'],
  confirm: ['domain/not-found', 'domain/taken'],
  remove: ['domain/not-found'],
} as const;

type Refusals = typeof domainRefusals;

/** Why one of the questions about domains was refused. */
export type DomainRefused<Question extends keyof Refusals> = {
  [Kind in Refusals[Question][number]]: { readonly kind: Kind };
}[Refusals[Question][number]];

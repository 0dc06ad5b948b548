import type { FormInvalid, FieldProblem } from '../../platform/forms/field-problem.ts';
import { withAsciiDomain } from '../../platform/forms/ascii-domain.ts';
import { parseForm } from '../../platform/forms/parse-form.ts';
import { err, ok, type Result, type RefusalOf } from '../../result.ts';
import type { OrganizationKind } from '../../identity/membership/organization.ts';
import type { SignInRule } from './sign-in-rule.ts';

export const domainProofs = ['dns', 'staff'] as const;
export type DomainProofKind = (typeof domainProofs)[number];

/** The mail domain of an organization's staff, which the organization claims and then verifies (ORG-10). */
export type MailDomain = {
  readonly id: string;
  readonly domain: string;
  /** The exact TXT record that the owner publishes for the domain. */
  readonly record: string;
  /** Epoch milliseconds. */
  readonly claimedAt: number;
  /** Null until the domain is verified. */
  readonly proved: { readonly at: number; readonly how: DomainProofKind } | null;
  /** The sign-in rule of the domain; null for the default (ORG-9). */
  readonly signIn: SignInRule | null;
};

export const maxDomains = 20;

export const verificationRecord = (token: string): string => `blockyard-verification=${token}`;

const maxDomainLength = 253;
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const domainShape = new RegExp(`^(?:${label}\\.)+[a-z]${label.slice('[a-z0-9]'.length)}$`);

/** Parses a domain as typed: `@Oak.example`, `oak.example.`. Converts other letters to their DNS form (`xn--…`). */
export function parseMailDomain(text: string): Result<string, FieldProblem> {
  const domain = withAsciiDomain(text.trim().toLowerCase().replace(/^@/, '').replace(/\.$/, ''));
  if (domain === '') return err('required');
  if (domain.length > maxDomainLength) return err('too-long');
  return domainShape.test(domain) ? ok(domain) : err('malformed');
}

export type DomainInvalid = FormInvalid<'domain'>;

export const parseDomainClaim = (draft: {
  readonly domain: string;
}): Result<{ readonly domain: string }, DomainInvalid> =>
  parseForm({ domain: parseMailDomain(draft.domain) });

export const domainOf = (address: string): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** Whether organizations of this kind can have mail domains; workspaces cannot. */
export const hasDomains = (kind: OrganizationKind): boolean => kind !== 'workspace';

/** The refusals of each operation on domains; service, client and API are built from this list. */
export const domainRefusals = {
  list: ['organization/no-such-school'],
  claim: ['organization/no-such-school', 'domain/workspace', 'domain/public', 'domain/taken', 'domain/limit'],
  check: ['domain/not-found', 'domain/taken', 'domain/not-published', 'domain/not-checked'],
  confirm: ['domain/not-found', 'domain/taken'],
  remove: ['domain/not-found'],
} as const;

type Refusals = typeof domainRefusals;

export type DomainRefused<Question extends keyof Refusals> = RefusalOf<Refusals[Question][number]>;

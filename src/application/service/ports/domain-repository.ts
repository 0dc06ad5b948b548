import type { OrganizationPath, Scope } from '#domain/access/scope.ts';
import type { DomainProofKind, MailDomain } from '#domain/organizations/mail-domain.ts';
import type { SignInRule } from '#domain/organizations/sign-in-rule.ts';
import type { Organization } from '#domain/organizations/organization.ts';

/** A domain with the organization that claims it. */
export type StoredDomain = MailDomain & { readonly organization: OrganizationPath };

/** A claim; `at` in epoch milliseconds. */
export type NewDomain = Pick<MailDomain, 'id' | 'domain' | 'record'> & {
  readonly organizationId: string;
  readonly at: number;
};

/** Keeps the mail domains of organizations. Many may claim one; one has it proved. What takes a scope answers nothing outside of it (ORG-3). */
export interface DomainRepository {
  /** The domains of an organization, in alphabetical order. */
  list(organizationId: string): Promise<readonly MailDomain[]>;
  /** Claims a domain; answers the claim that stands, which is the older one where there was one. Null where another organization has proved it. */
  claim(domain: NewDomain): Promise<MailDomain | null>;
  /** Null where there is none, or none in the scope. */
  byId(id: string, scope: Scope): Promise<StoredDomain | null>;
  /** Notes that a claim is proved; false where a claim of this domain is proved already, or there is none of this id. */
  prove(id: string, proof: { readonly at: number; readonly how: DomainProofKind }): Promise<boolean>;
  /** False where there is none. */
  remove(id: string): Promise<boolean>;
  /** Sets how people with an address of a proved domain log in, or with null ends the rule; false where the domain is not proved. */
  setRule(domain: string, rule: SignInRule | null): Promise<boolean>;
  /** The rule of a domain, whoever asks; null where there is none. */
  ruleOf(domain: string): Promise<SignInRule | null>;
  /** The organization that has proved a domain; null where none has. */
  ownerOf(domain: string): Promise<Pick<Organization, 'id' | 'name' | 'path'> | null>;
}

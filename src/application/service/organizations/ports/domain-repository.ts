import type { Scope } from '#domain/organizations/access/scope.ts';
import type { DomainProofKind, MailDomain } from '#domain/organizations/domains/mail-domain.ts';
import type { SignInRule } from '#domain/organizations/domains/sign-in-rule.ts';
import type { Organization, OrganizationPath } from '#domain/identity/membership/organization.ts';

export type StoredDomain = MailDomain & { readonly organization: OrganizationPath };

export type NewDomain = Pick<MailDomain, 'id' | 'domain' | 'record'> & {
  readonly organizationId: string;
  readonly at: number;
};

/**
 * Stores the mail domains of organizations. Several organizations may claim a domain, but only one can verify it. Methods with a scope return only data in the
 * scope (ORG-3).
 */
export interface DomainRepository {
  list(organizationId: string): Promise<readonly MailDomain[]>;
  /** Claims a domain; returns the claim, or the earlier one if it exists. Null if a different organization has verified it. */
  claim(domain: NewDomain): Promise<MailDomain | null>;
  /** Null if the claim does not exist or is not in the scope. */
  byId(id: string, scope: Scope): Promise<StoredDomain | null>;
  /** Saves that a claim is verified; false if a claim of this domain is already verified or the id is unknown. */
  prove(id: string, proof: { readonly at: number; readonly how: DomainProofKind }): Promise<boolean>;
  remove(id: string): Promise<boolean>;
  /** Sets the login rule of a verified domain, or removes it if `rule` is null; false if the domain of a new rule is not verified. */
  setRule(domain: string, rule: SignInRule | null): Promise<boolean>;
  ruleOf(domain: string): Promise<SignInRule | null>;
  ownerOf(domain: string): Promise<Pick<Organization, 'id' | 'name' | 'path'> | null>;
}

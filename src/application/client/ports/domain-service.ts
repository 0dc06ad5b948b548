import type { FormInvalid } from '#domain/account/field-problem.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { DomainInvalid, DomainRefused, MailDomain } from '#domain/organizations/mail-domain.ts';
import type {
  SignInRule,
  SignInRuleInvalid,
  SignInRuleReach,
  SignInRuleRefused,
} from '#domain/organizations/sign-in-rule.ts';
import type { Result } from '#domain/result.ts';
import type { StaffReasonDraft } from '#domain/staff/staff-reason.ts';
import type { ServiceFailure } from './service-failure.ts';

/** The mail domains of the organizations that the signed-in user runs; those of any for our staff (ORG-10). */
export interface DomainService {
  /** By name. */
  list(
    organizationId: string,
    options?: ReadOptions,
  ): Promise<Result<readonly MailDomain[], DomainRefused<'list'> | ServiceFailure>>;
  /** Claims a domain; answers the record that proves it. One that is claimed already stays as it is. */
  claim(
    organizationId: string,
    domain: string,
  ): Promise<Result<MailDomain, DomainInvalid | DomainRefused<'claim'> | ServiceFailure>>;
  /** Looks whether the record is published, which proves the domain. Takes seconds. */
  check(id: string): Promise<Result<null, DomainRefused<'check'> | ServiceFailure>>;
  /** Our staff's word that a domain is the organization's, with a reason. */
  confirm(
    id: string,
    reason: StaffReasonDraft,
  ): Promise<Result<null, DomainRefused<'confirm'> | FormInvalid<'reason'> | ServiceFailure>>;
  remove(id: string): Promise<Result<null, DomainRefused<'remove'> | ServiceFailure>>;
  /** Decides how people of a proved domain log in (ORG-9); the id of an own provider is as typed. Null ends the rule. */
  setSignInRule(
    id: string,
    rule: { readonly provider: string; readonly passwordAllowed: boolean } | null,
  ): Promise<Result<null, SignInRuleInvalid | SignInRuleRefused<'set'> | ServiceFailure>>;
  /** Whom a rule would reach. */
  signInRuleReach(
    id: string,
    options?: ReadOptions,
  ): Promise<Result<SignInRuleReach, SignInRuleRefused<'preview'> | ServiceFailure>>;
  /** How people with an address of a domain log in, for visitors; null where as everybody, or where it is no domain. */
  findSignInRule(domain: string): Promise<Result<SignInRule | null, ServiceFailure>>;
}

import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { DomainInvalid, DomainRefused, MailDomain } from '#domain/organizations/domains/mail-domain.ts';
import type {
  SignInRule,
  SignInRuleInvalid,
  SignInRuleReach,
  SignInRuleRefused,
} from '#domain/organizations/domains/sign-in-rule.ts';
import type { Result } from '#domain/result.ts';
import type { StaffReasonDraft } from '#domain/organizations/staff/staff-reason.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

/** The mail domains of the organizations that the signed-in user manages, or all domains for our staff (ORG-10). */
export interface DomainService {
  list(
    organizationId: string,
    options?: ReadOptions,
  ): Promise<Result<readonly MailDomain[], DomainRefused<'list'> | ServiceFailure>>;
  /** Claims a domain; returns the DNS record that verifies it. Idempotent. */
  claim(
    organizationId: string,
    domain: string,
  ): Promise<Result<MailDomain, DomainInvalid | DomainRefused<'claim'> | ServiceFailure>>;
  /** Checks whether the DNS record is published, which verifies the domain. Takes seconds. */
  check(id: string): Promise<Result<null, DomainRefused<'check'> | ServiceFailure>>;
  confirm(
    id: string,
    reason: StaffReasonDraft,
  ): Promise<Result<null, DomainRefused<'confirm'> | FormInvalid<'reason'> | ServiceFailure>>;
  remove(id: string): Promise<Result<null, DomainRefused<'remove'> | ServiceFailure>>;
  /** Sets how users of a verified domain log in (ORG-9); `provider` is the provider id as typed. Null removes the rule. */
  setSignInRule(
    id: string,
    rule: { readonly provider: string; readonly passwordAllowed: boolean } | null,
  ): Promise<Result<null, SignInRuleInvalid | SignInRuleRefused<'set'> | ServiceFailure>>;
  signInRuleReach(
    id: string,
    options?: ReadOptions,
  ): Promise<Result<SignInRuleReach, SignInRuleRefused<'preview'> | ServiceFailure>>;
  /** The login rule for an address's domain, for visitors; null if there is no rule or the domain is invalid. */
  findSignInRule(domain: string): Promise<Result<SignInRule | null, ServiceFailure>>;
}

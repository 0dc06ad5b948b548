import type { DomainProofKind } from './organizations/domains/mail-domain.ts';
import type { SignInRule } from './organizations/domains/sign-in-rule.ts';
import type { StaffReason } from './organizations/staff/staff-reason.ts';

export type Plain = { readonly before: null; readonly after: null };

type DomainRule = { readonly domain: string; readonly rule: SignInRule | null };

/** Audited acts on an organization, which is the subject. Its name is not recorded. */
export type OrganizationActs = {
  'organization/read': Plain;
  'organization/changed': {
    readonly before: { readonly timeZone: string };
    readonly after: {
      readonly timeZone: string;
      readonly renamed: boolean;
      /** Missing if the setting for students' last names did not change. */
      readonly keepsLastNames?: boolean;
      /** Missing if the retention of archived students did not change. */
      readonly archivedKeptDays?: number;
      /** Missing if the postal address did not change. The address is not recorded. */
      readonly addressed?: boolean;
    };
  };
  /** Seats are now assigned to each person by hand, or automatically. `given` is the number of waiting members who got a seat. */
  'organization/seat-assignment-changed': {
    readonly before: null;
    readonly after: { readonly byPerson: boolean; readonly given: number };
  };
  'organization/school-added': Plain;
  'organization/billing-addresses-changed': {
    readonly before: null;
    readonly after: { readonly count: number };
  };
  'organization/agreement-uploaded': Plain;
  'organization/domain-claimed': { readonly before: null; readonly after: { readonly domain: string } };
  'organization/domain-proved': {
    readonly before: null;
    readonly after: {
      readonly domain: string;
      readonly how: DomainProofKind;
      /** The staff member's reason; null if DNS proved the domain. */
      readonly reason: StaffReason | null;
    };
  };
  'organization/domain-removed': { readonly before: { readonly domain: string }; readonly after: null };
  /** The sign-in rule of a domain; null for the default. */
  'organization/sign-in-rule-changed': {
    readonly before: DomainRule;
    readonly after: DomainRule;
  };
};

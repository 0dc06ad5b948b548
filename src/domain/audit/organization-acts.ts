import type { DomainProofKind } from '../organizations/mail-domain.ts';
import type { SignInRule } from '../organizations/sign-in-rule.ts';
import type { StaffReason } from '../staff/staff-reason.ts';

/** An act that says everything by its name. */
export type Plain = { readonly before: null; readonly after: null };

/** A mail domain, and the rule that it has. */
type DomainRule = { readonly domain: string; readonly rule: SignInRule | null };

/** Acts on an organization, which is their subject; its name is not recorded. */
export type OrganizationActs = {
  /** By our staff, who run none. */
  'organization/read': Plain;
  'organization/changed': {
    readonly before: { readonly timeZone: string };
    readonly after: {
      readonly timeZone: string;
      readonly renamed: boolean;
      /** Left out where nothing was said of the last names of students. */
      readonly keepsLastNames?: boolean;
      /** Left out where nothing was said of how long archived students are kept. */
      readonly archivedKeptDays?: number;
      /** Left out where nothing was said of the postal address, which is not recorded. */
      readonly addressed?: boolean;
    };
  };
  /** Seats are given by person from then on, or automatically; `given` waited and got one by it. */
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
  /** A mail domain is no person's name or address. */
  'organization/domain-claimed': { readonly before: null; readonly after: { readonly domain: string } };
  'organization/domain-proved': {
    readonly before: null;
    readonly after: {
      readonly domain: string;
      readonly how: DomainProofKind;
      /** Why staff said so; null where its name servers did. */
      readonly reason: StaffReason | null;
    };
  };
  'organization/domain-removed': { readonly before: { readonly domain: string }; readonly after: null };
  /** How the people of a domain log in; null where as everybody. */
  'organization/sign-in-rule-changed': {
    readonly before: DomainRule;
    readonly after: DomainRule;
  };
};

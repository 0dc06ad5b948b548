import type { OrganizationPath, Scope } from '#domain/access/scope.ts';
import type { EmailAddress } from '#domain/account/text-fields.ts';
import type {
  AgreementUpload,
  OrganizationChange,
  OrganizationSettings,
} from '#domain/organizations/organization-settings.ts';

/** What those who run an organization say of it (ORG-12). What takes a scope answers nothing outside of it (ORG-3). */
export interface OrganizationSettingsStore {
  /** Null where there is no such organization, or none in the scope. */
  read(organizationId: string, scope: Scope): Promise<OrganizationSettings | null>;
  /** Changes name, time zone, postal address, whether last names of students are stored, or how long archived ones are kept; what is left out stays. */
  change(organizationId: string, change: OrganizationChange): Promise<void>;
  /** Those of these organizations that store no last names of students, by what is said of them or of one above them. */
  withoutLastNames(organizations: readonly OrganizationPath[]): Promise<ReadonlySet<OrganizationPath>>;
  /** For how many days each of these organizations keeps archived students: what it says, or one above it that says longer. */
  archivedKeptDays(
    organizations: readonly OrganizationPath[],
  ): Promise<ReadonlyMap<OrganizationPath, number>>;
  /** Replaces the addresses that bills go to besides the billing contacts. */
  replaceBillingAddresses(organizationId: string, addresses: readonly EmailAddress[]): Promise<void>;
  /** Keeps an agreement in place of the one before; `at` in epoch milliseconds. */
  keepAgreement(organizationId: string, agreement: AgreementUpload, at: number): Promise<void>;
  /** The PDF of the agreement; null where there is none, or none in the scope. */
  agreementFile(organizationId: string, scope: Scope): Promise<Uint8Array | null>;
  /** Takes an address whose owner's account is erased from the bills of all organizations. */
  forget(address: EmailAddress): Promise<void>;
}

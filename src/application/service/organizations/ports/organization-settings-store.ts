import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import type {
  AgreementUpload,
  OrganizationChange,
  OrganizationSettings,
} from '#domain/organizations/settings/organization-settings.ts';

/** Settings of organizations (ORG-12). Methods with a scope return nothing outside it (ORG-3). */
export interface OrganizationSettingsStore {
  /** Null if it does not exist or is not in the scope. */
  read(organizationId: string, scope: Scope): Promise<OrganizationSettings | null>;
  /**
   * Changes the name, time zone, postal address, storage of students' last names, or retention of archived students; omitted fields stay.
   */
  change(organizationId: string, change: OrganizationChange): Promise<void>;
  /** Those of these organizations that store no students' last names, by their own setting or one above. */
  withoutLastNames(organizations: readonly OrganizationPath[]): Promise<ReadonlySet<OrganizationPath>>;
  /** Retention of archived students in days per organization: its own setting, or a longer one above. */
  archivedKeptDays(
    organizations: readonly OrganizationPath[],
  ): Promise<ReadonlyMap<OrganizationPath, number>>;
  replaceBillingAddresses(organizationId: string, addresses: readonly EmailAddress[]): Promise<void>;
  /** Saves an agreement and replaces the earlier one; `at` in epoch milliseconds. */
  saveAgreement(organizationId: string, agreement: AgreementUpload, at: number): Promise<void>;
  /** The agreement's PDF; null if there is none or it is not in the scope. */
  agreementFile(organizationId: string, scope: Scope): Promise<Uint8Array | null>;
  forget(address: EmailAddress): Promise<void>;
}

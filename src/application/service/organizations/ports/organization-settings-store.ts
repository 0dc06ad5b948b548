import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import type {
  AgreementUpload,
  OrganizationChange,
  OrganizationSettings,
} from '#domain/organizations/settings/organization-settings.ts';

/** Settings of organizations (ORG-12). Methods with a scope return only data in the scope (ORG-3). */
export interface OrganizationSettingsStore {
  /** Null if the organization does not exist or is not in the scope. */
  read(organizationId: string, scope: Scope): Promise<OrganizationSettings | null>;
  /** Changes the name, time zone, postal address, storage of students' last names, or retention of archived students; missing fields do not change. */
  change(organizationId: string, change: OrganizationChange): Promise<void>;
  /** Returns which of these organizations store no last names of students, by their own setting or a parent's. */
  withoutLastNames(organizations: readonly OrganizationPath[]): Promise<ReadonlySet<OrganizationPath>>;
  /** How many days each organization keeps archived students: by its own setting, or a parent's if it is longer. */
  archivedKeptDays(
    organizations: readonly OrganizationPath[],
  ): Promise<ReadonlyMap<OrganizationPath, number>>;
  replaceBillingAddresses(organizationId: string, addresses: readonly EmailAddress[]): Promise<void>;
  /** Saves an agreement and replaces the earlier one; `at` is in epoch milliseconds. */
  saveAgreement(organizationId: string, agreement: AgreementUpload, at: number): Promise<void>;
  /** The agreement's PDF; null if there is none or it is not in the scope. */
  agreementFile(organizationId: string, scope: Scope): Promise<Uint8Array | null>;
  forget(address: EmailAddress): Promise<void>;
}

import type { ReadOptions } from '#domain/cancellation.ts';
import type {
  AgreementUpload,
  BillingAddressesChange,
  OrganizationChange,
  OrganizationSettings,
  SettingsRefused,
} from '#domain/organizations/settings/organization-settings.ts';
import type {
  AgreementInvalid,
  BillingAddressesInvalid,
  OrganizationInvalid,
  SchoolInvalid,
} from '#domain/organizations/settings/settings-forms.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

/** The settings of the organizations that the signed-in user manages (ORG-12). */
export interface OrganizationSettingsService {
  read(
    id: string,
    options?: ReadOptions,
  ): Promise<Result<OrganizationSettings, SettingsRefused<'read'> | ServiceFailure>>;
  /** The number of students whose last names would be shortened permanently if last names are switched off. */
  countLastNames(
    id: string,
    options?: ReadOptions,
  ): Promise<Result<number, SettingsRefused<'countLastNames'> | ServiceFailure>>;
  change(
    id: string,
    change: OrganizationChange,
  ): Promise<Result<null, OrganizationInvalid | SettingsRefused<'change'> | ServiceFailure>>;
  /** Adds a school to a district; returns its id. Only for owners. */
  addSchool(
    districtId: string,
    school: { readonly name: string },
  ): Promise<Result<string, SchoolInvalid | SettingsRefused<'addSchool'> | ServiceFailure>>;
  /** Replaces the billing addresses, except those of billing contacts (R27). Only for owners. Refused if the stored addresses have changed in the meantime. */
  setBillingAddresses(
    id: string,
    change: BillingAddressesChange,
  ): Promise<Result<null, BillingAddressesInvalid | SettingsRefused<'setBillingAddresses'> | ServiceFailure>>;
  uploadAgreement(
    id: string,
    agreement: AgreementUpload,
  ): Promise<Result<null, AgreementInvalid | SettingsRefused<'uploadAgreement'> | ServiceFailure>>;
  agreementFile(
    id: string,
  ): Promise<Result<Uint8Array<ArrayBuffer>, SettingsRefused<'downloadAgreement'> | ServiceFailure>>;
}

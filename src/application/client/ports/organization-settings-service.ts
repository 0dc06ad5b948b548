import type { ReadOptions } from '#domain/cancellation.ts';
import type {
  AgreementUpload,
  BillingAddressesChange,
  OrganizationChange,
  OrganizationSettings,
  SettingsRefused,
} from '#domain/organizations/organization-settings.ts';
import type {
  AgreementInvalid,
  BillingAddressesInvalid,
  OrganizationInvalid,
  SchoolInvalid,
} from '#domain/organizations/settings-forms.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from './service-failure.ts';

/** The settings of the organizations that the signed-in user runs (ORG-12). */
export interface OrganizationSettingsService {
  read(
    id: string,
    options?: ReadOptions,
  ): Promise<Result<OrganizationSettings, SettingsRefused<'read'> | ServiceFailure>>;
  /** How many last names of students are shortened for good where they are switched off. */
  countLastNames(
    id: string,
    options?: ReadOptions,
  ): Promise<Result<number, SettingsRefused<'countLastNames'> | ServiceFailure>>;
  /** Changes what is given, and leaves the rest as it is. */
  change(
    id: string,
    change: OrganizationChange,
  ): Promise<Result<null, OrganizationInvalid | SettingsRefused<'change'> | ServiceFailure>>;
  /** Adds a school to a district, and to nothing else; answers its id. Only for its owner. */
  addSchool(
    districtId: string,
    school: { readonly name: string },
  ): Promise<Result<string, SchoolInvalid | SettingsRefused<'addSchool'> | ServiceFailure>>;
  /** Replaces the addresses that bills go to besides the billing contacts (R27). Only for its owner. Refused if another person saved others. */
  setBillingAddresses(
    id: string,
    change: BillingAddressesChange,
  ): Promise<Result<null, BillingAddressesInvalid | SettingsRefused<'setBillingAddresses'> | ServiceFailure>>;
  /** Keeps the data agreement that was signed, in place of the one before. */
  uploadAgreement(
    id: string,
    agreement: AgreementUpload,
  ): Promise<Result<null, AgreementInvalid | SettingsRefused<'uploadAgreement'> | ServiceFailure>>;
  /** The PDF of the data agreement. */
  agreementFile(
    id: string,
  ): Promise<Result<Uint8Array<ArrayBuffer>, SettingsRefused<'downloadAgreement'> | ServiceFailure>>;
}

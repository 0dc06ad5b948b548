import type { OrganizationSettingsPorts } from './act-on-organization.ts';
import {
  addSchool,
  type AddSchool,
  changeOrganization,
  type ChangeOrganization,
  setBillingAddresses,
  type SetBillingAddresses,
  uploadAgreement,
  type UploadAgreement,
} from './change-settings.ts';
import {
  countLastNames,
  type CountLastNames,
  downloadAgreement,
  type DownloadAgreement,
  readSettings,
  type ReadSettings,
} from './read-settings.ts';

/** Settings of a school, district or workspace, for its managers (ORG-12). */
export type OrganizationSettingsApp = {
  readonly read: ReadSettings;
  readonly countLastNames: CountLastNames;
  readonly change: ChangeOrganization;
  readonly addSchool: AddSchool;
  readonly setBillingAddresses: SetBillingAddresses;
  readonly uploadAgreement: UploadAgreement;
  readonly downloadAgreement: DownloadAgreement;
};

export const createOrganizationSettingsApp = (ports: OrganizationSettingsPorts): OrganizationSettingsApp => ({
  read: readSettings(ports),
  countLastNames: countLastNames(ports),
  change: changeOrganization(ports),
  addSchool: addSchool(ports),
  setBillingAddresses: setBillingAddresses(ports),
  uploadAgreement: uploadAgreement(ports),
  downloadAgreement: downloadAgreement(ports),
});

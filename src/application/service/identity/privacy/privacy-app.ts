import {
  readActivity,
  type ReadActivity,
  type ReadActivityPorts,
} from '../../platform/audit/read-activity.ts';

import {
  personalDataExports,
  type PersonalDataExports,
  type PersonalDataExportsPorts,
} from './personal-data-exports.ts';

/** The audit log and a person's own data (SEC-5, SEC-6). */
export type PrivacyApp = { readonly readActivity: ReadActivity; readonly exports: PersonalDataExports };

export type PrivacyPorts = ReadActivityPorts & PersonalDataExportsPorts;

export const createPrivacyApp = (ports: PrivacyPorts): PrivacyApp => ({
  readActivity: readActivity(ports),
  exports: personalDataExports(ports),
});

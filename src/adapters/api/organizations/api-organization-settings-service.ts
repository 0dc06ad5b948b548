import type { OrganizationSettingsService } from '#application/client/organizations/ports/organization-settings-service.ts';
import { mapOk } from '#domain/result.ts';
import { organizationSettingsOperations as operations } from '../../wire/organizations/organization-settings.ts';
import { base64Of } from '../base64-of.ts';
import { overHttp } from '../sender.ts';

export const apiOrganizationSettingsService = overHttp<OrganizationSettingsService>((send) => ({
  read: (id, options) => send(operations.readOrganization, { params: { id }, ...options }),
  countLastNames: async (id, options) =>
    mapOk(await send(operations.countLastNames, { params: { id }, ...options }), ({ count }) => count),
  change: (id, body) => send(operations.changeOrganization, { params: { id }, body }),
  addSchool: async (id, body) =>
    mapOk(await send(operations.addSchool, { params: { id }, body }), (school) => school.id),
  setBillingAddresses: (id, body) => send(operations.setBillingAddresses, { params: { id }, body }),
  uploadAgreement: (id, { file, ...signed }) =>
    send(operations.uploadAgreement, { params: { id }, body: { ...signed, file: base64Of(file) } }),
  agreementFile: (id) => send(operations.downloadAgreement, { params: { id } }),
}));

import type { Http } from '#application/client/platform/ports/http.ts';
import type { OrganizationSettingsService } from '#application/client/organizations/ports/organization-settings-service.ts';
import type { Log } from '#application/ports/log.ts';
import { mapOk } from '#domain/result.ts';
import { organizationSettingsOperations as operations } from '../../wire/organizations/organization-settings.ts';
import { base64Of } from '../base64-of.ts';
import { sender } from '../sender.ts';

export function apiOrganizationSettingsService(http: Http, log: Log): OrganizationSettingsService {
  const send = sender(http, log);
  return {
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
  };
}

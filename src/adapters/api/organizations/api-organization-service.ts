import type { Http } from '#application/client/platform/ports/http.ts';
import type { OrganizationService } from '#application/client/organizations/ports/organization-service.ts';
import type { Log } from '#application/ports/log.ts';
import { organizationOperations as operations } from '../../wire/organizations/organizations.ts';
import { sender } from '../sender.ts';

export function apiOrganizationService(http: Http, log: Log): OrganizationService {
  const send = sender(http, log);
  return {
    list: (options) => send(operations.listOrganizations, options),
    schools: (options) => send(operations.listSchools, options),
    // Names the organization in the call: the tab's own membership may have ended.
    choose: (organizationId) =>
      send(operations.chooseOrganization, { organization: organizationId, body: { organizationId } }),
  };
}

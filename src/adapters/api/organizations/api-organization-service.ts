import type { OrganizationService } from '#application/client/organizations/ports/organization-service.ts';
import { organizationOperations as operations } from '../../wire/organizations/organizations.ts';
import { overHttp } from '../sender.ts';

export const apiOrganizationService = overHttp<OrganizationService>((send) => ({
  list: (options) => send(operations.listOrganizations, options),
  schools: (options) => send(operations.listSchools, options),
  // Sends the organization with the call, because the tab's own membership may have ended.
  choose: (organizationId) =>
    send(operations.chooseOrganization, { organization: organizationId, body: { organizationId } }),
}));

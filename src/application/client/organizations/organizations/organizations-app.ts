import type { OrganizationService } from '../ports/organization-service.ts';
import { type SwitchOrganization, switchOrganization, type SwitchPorts } from './switch-organization.ts';

/** The organizations of the signed-in user, and the organization in which this tab acts (ORG-1). */
export type OrganizationsApp = {
  readonly list: OrganizationService['list'];
  readonly schools: OrganizationService['schools'];
  readonly switchTo: SwitchOrganization;
};

type Ports = SwitchPorts & { readonly organizations: OrganizationService };

export const createOrganizationsApp = (ports: Ports): OrganizationsApp => ({
  list: (options) => ports.organizations.list(options),
  schools: (options) => ports.organizations.schools(options),
  switchTo: switchOrganization(ports),
});

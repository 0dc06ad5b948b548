import {
  chooseOrganization,
  type ChooseOrganization,
  type ChooseOrganizationPorts,
} from './choose-organization.ts';
import { listOrganizations, type ListOrganizations } from './list-organizations.ts';
import { listSchools, type ListSchools, type ListSchoolsPorts } from './list-schools.ts';

export type OrganizationsApp = {
  readonly list: ListOrganizations;
  readonly schools: ListSchools;
  readonly choose: ChooseOrganization;
};

export type OrganizationsPorts = ChooseOrganizationPorts & ListSchoolsPorts;

export const createOrganizationsApp = (ports: OrganizationsPorts): OrganizationsApp => ({
  list: listOrganizations,
  schools: listSchools(ports),
  choose: chooseOrganization(ports),
});

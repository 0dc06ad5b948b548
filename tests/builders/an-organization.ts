import type {
  NewOrganization,
  OrganizationRepository,
  StoredOrganization,
} from '#application/service/organizations/ports/organization-repository.ts';
import { startOfTests } from './time.ts';

export const aNewOrganization = (given: Partial<NewOrganization> = {}): NewOrganization => ({
  id: 'oak',
  kind: 'school',
  name: given.id ?? 'Oak School',
  timeZone: 'America/Los_Angeles',
  parent: null,
  at: startOfTests,
  ...given,
});

export const anOrganization = (
  organizations: Pick<OrganizationRepository, 'open'>,
  given: Partial<NewOrganization> = {},
): Promise<StoredOrganization> => organizations.open(aNewOrganization(given));

import type {
  NewOrganization,
  OrganizationRepository,
  StoredOrganization,
} from '#application/service/organizations/ports/organization-repository.ts';
import { startOfTests } from './time.ts';

export const aNewOrganization = (overrides: Partial<NewOrganization> = {}): NewOrganization => ({
  id: 'oak',
  kind: 'school',
  name: overrides.id ?? 'Oak School',
  timeZone: 'America/Los_Angeles',
  parent: null,
  at: startOfTests,
  ...overrides,
});

export const anOrganization = (
  organizations: Pick<OrganizationRepository, 'open'>,
  overrides: Partial<NewOrganization> = {},
): Promise<StoredOrganization> => organizations.open(aNewOrganization(overrides));

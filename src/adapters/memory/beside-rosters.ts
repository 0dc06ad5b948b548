import type { OrganizationSettingsStore } from '#application/service/ports/organization-settings-store.ts';
import type { OrganizationPath } from '#domain/organizations/organization.ts';

/** Other stores that know of students, and the organizations of the rosters. */
export type BesideRosters = {
  readonly forgetStudents: (ids: ReadonlySet<string>) => void;
  readonly moveAll: (from: OrganizationPath, to: OrganizationPath) => void;
};

export type SchoolsOfRosters = Pick<OrganizationSettingsStore, 'withoutLastNames'>;

import type { OrganizationSettingsStore } from '#application/service/ports/organization-settings-store.ts';
import type { OrganizationPath } from '#domain/access/scope.ts';

/** What knows of students beside the rosters, and of the organizations that they belong to. */
export type BesideRosters = {
  readonly forgetStudents: (ids: ReadonlySet<string>) => void;
  readonly moveAll: (from: OrganizationPath, to: OrganizationPath) => void;
};

/** What says which schools store no last names. */
export type SchoolsOfRosters = Pick<OrganizationSettingsStore, 'withoutLastNames'>;

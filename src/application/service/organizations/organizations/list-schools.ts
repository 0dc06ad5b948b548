import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import type { Organization } from '#domain/identity/membership/organization.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { OrganizationRepository } from '../ports/organization-repository.ts';

/** Returns the organizations between which the caller may move people: the current one and those below it, sorted by name. */
export type ListSchools = (caller: Caller) => Promise<readonly Organization[]>;

export type ListSchoolsPorts = { readonly organizations: Pick<OrganizationRepository, 'list'> };

export const listSchools =
  ({ organizations }: ListSchoolsPorts): ListSchools =>
  async ({ actor }) => {
    const found = await organizations.list(scopeOf(actor, 'teacher.move'));
    return found.map(({ id, kind, name, path, timeZone }) => ({ id, kind, name, path, timeZone }));
  };

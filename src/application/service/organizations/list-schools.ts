import { scopeOf } from '#domain/access/scope-of.ts';
import type { Organization } from '#domain/organizations/organization.ts';
import type { Caller } from '../access/caller.ts';
import type { OrganizationRepository } from '../ports/organization-repository.ts';

/** The organizations that the caller may move people between: the one that they act in, and those below it, by name. */
export type ListSchools = (caller: Caller) => Promise<readonly Organization[]>;

export type ListSchoolsPorts = { readonly organizations: Pick<OrganizationRepository, 'list'> };

export const listSchools =
  ({ organizations }: ListSchoolsPorts): ListSchools =>
  async ({ actor }) => {
    const found = await organizations.list(scopeOf(actor, 'teacher.move'));
    return found.map(({ id, kind, name, path, timeZone }) => ({ id, kind, name, path, timeZone }));
  };

import { idOfPath } from '#domain/organizations/organization.ts';
import type { OwnOrganization } from '#domain/organizations/own-organization.ts';
import type { Caller } from '../access/caller.ts';
import type { CallerMembership } from '../ports/actor-source.ts';

/** An organization with what its member is in it. */
export const presentOwn = (membership: CallerMembership): OwnOrganization => {
  const { organization: path, kind, name, timeZone, role, billingContact } = membership;
  return { id: idOfPath(path), kind, name, path, timeZone, role, billingContact };
};

/** The organizations that the caller belongs to, the oldest membership first (ORG-1). It asks nothing: a call knows them. */
export type ListOrganizations = (caller: Caller) => readonly OwnOrganization[];

export const listOrganizations: ListOrganizations = ({ memberships }) => memberships.map(presentOwn);

import { idOfPath } from '#domain/organizations/organization.ts';
import type { OwnOrganization } from '#domain/organizations/own-organization.ts';
import type { Caller } from '../access/caller.ts';
import type { CallerMembership } from '../ports/actor-source.ts';

export const presentOwn = (membership: CallerMembership): OwnOrganization => {
  const { organization: path, kind, name, timeZone, role, billingContact } = membership;
  return { id: idOfPath(path), kind, name, path, timeZone, role, billingContact };
};

/** Returns the caller's organizations, oldest membership first (ORG-1). Needs no read: the caller contains them. */
export type ListOrganizations = (caller: Caller) => readonly OwnOrganization[];

export const listOrganizations: ListOrganizations = ({ memberships }) => memberships.map(presentOwn);

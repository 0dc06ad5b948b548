import type { OwnOrganization } from '#domain/identity/membership/own-organization.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { presentOwn } from '../../identity/caller/present-own.ts';

/** Returns the caller's organizations, oldest membership first (ORG-1). Does not read the database, because the caller's record contains them. */
export type ListOrganizations = (caller: Caller) => readonly OwnOrganization[];

export const listOrganizations: ListOrganizations = ({ memberships }) => memberships.map(presentOwn);

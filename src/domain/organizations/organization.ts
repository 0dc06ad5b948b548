import type { OrganizationPath } from '../access/scope.ts';

/** A district has schools; a workspace is what a lone teacher owns until they join a school (ORG-1). */
export const organizationKinds = ['district', 'school', 'workspace'] as const;
export type OrganizationKind = (typeof organizationKinds)[number];

/** An organization as those see it who belong to it. */
export type Organization = {
  readonly id: string;
  readonly kind: OrganizationKind;
  readonly name: string;
  /** The ids of this organization and of those above it. */
  readonly path: OrganizationPath;
  /** An IANA time zone, such as `America/Los_Angeles`: days and notices are those of its clock. */
  readonly timeZone: string;
};

/** Why a membership ended. */
export const membershipEnds = ['left', 'removed', 'deactivated', 'moved', 'erased'] as const;
export type MembershipEnd = (typeof membershipEnds)[number];

/** The caller chose an organization, and is no member of it, or there is none: both are told alike (ORG-3, R10). */
export type NotAMember = { readonly kind: 'organization/not-a-member' };

/** The path of an organization below another one, or of one at the top. */
export const pathBelow = (parent: OrganizationPath | null, id: string): OrganizationPath =>
  `${parent ?? ''}${id}/`;

/** The paths of an organization and of those above it, from the top. */
export const pathsTo = (path: OrganizationPath): readonly OrganizationPath[] =>
  idsOfPath(path).map((_id, at, ids) => `${ids.slice(0, at + 1).join('/')}/`);

/** The ids of the organizations of a path, from the top. */
export const idsOfPath = (path: OrganizationPath): readonly string[] => path.split('/').slice(0, -1);

/** The id of the organization of a path. */
export const idOfPath = (path: OrganizationPath): string => path.split('/').at(-2) ?? '';

/** Where an organization is until somebody says otherwise. */
export const defaultTimeZone = 'America/New_York';

/** The name of the workspace of somebody of this name; without a name it is only theirs. */
export const workspaceName = (firstName: string | null, lastName: string | null): string => {
  const name = [firstName, lastName].filter((part) => part !== null && part !== '').join(' ');
  return name === '' ? 'My workspace' : `${name}’s workspace`;
};

/** Whether a workspace still has the name that we gave it. */
export const isGivenWorkspaceName = (name: string): boolean =>
  name === workspaceName(null, null) || name.endsWith('’s workspace');

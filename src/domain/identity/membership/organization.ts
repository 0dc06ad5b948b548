/** The ids of the organization's ancestors from the root, then its own id, each followed by a slash: `tidewater/pier-street/`. */
export type OrganizationPath = string;

/** A district has schools; a workspace belongs to one teacher until they join a school (ORG-1). */
export const organizationKinds = ['district', 'school', 'workspace'] as const;
export type OrganizationKind = (typeof organizationKinds)[number];

export type Organization = {
  readonly id: string;
  readonly kind: OrganizationKind;
  readonly name: string;
  readonly path: OrganizationPath;
  /** IANA time zone for its days and notices, such as `America/Los_Angeles`. */
  readonly timeZone: string;
};

export const membershipEnds = ['left', 'removed', 'deactivated', 'moved', 'erased'] as const;
export type MembershipEnd = (typeof membershipEnds)[number];

/** The chosen organization does not exist, or the caller is not a member; the response is the same (ORG-3, R10). */
export type NotAMember = { readonly kind: 'organization/not-a-member' };

/** Returns the path of an organization below a parent, or at the top if the parent is null. */
export const pathBelow = (parent: OrganizationPath | null, id: string): OrganizationPath =>
  `${parent ?? ''}${id}/`;

/** Returns the paths of an organization and its parents, from the top. */
export const pathsTo = (path: OrganizationPath): readonly OrganizationPath[] =>
  idsOfPath(path).map((_id, at, ids) => `${ids.slice(0, at + 1).join('/')}/`);

/** Returns the ids of the organizations in a path, from the top. */
export const idsOfPath = (path: OrganizationPath): readonly string[] => path.split('/').slice(0, -1);

export const idOfPath = (path: OrganizationPath): string => path.split('/').at(-2) ?? '';

export const defaultTimeZone = 'America/New_York';

/** Returns the default name of a person's workspace. */
export const workspaceName = (firstName: string | null, lastName: string | null): string => {
  const name = [firstName, lastName].filter((part) => part !== null && part !== '').join(' ');
  return name === '' ? 'My workspace' : `${name}’s workspace`;
};

/** Whether a name has the form of a default workspace name. */
export const isGivenWorkspaceName = (name: string): boolean =>
  name === workspaceName(null, null) || name.endsWith('’s workspace');

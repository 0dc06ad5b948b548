import type { OrganizationKind } from '#domain/identity/membership/organization.ts';

const kinds = { district: 'District', school: 'School', workspace: 'Workspace' } satisfies Record<
  OrganizationKind,
  string
>;

export const schoolAsRead = {
  headings: {
    district: 'Settings of a district',
    school: 'Settings of a school',
    workspace: 'Settings of a workspace',
  } satisfies Record<OrganizationKind, string>,
  lead: 'This is read-only. The school’s activity log shows that you looked.',
  about: (kind: OrganizationKind, timeZone: string) => `${kinds[kind]}, ${timeZone}`,
  back: 'Users',
} as const;

import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { MemberRole } from '#domain/identity/membership/member-role.ts';
import type { OrganizationKind } from '#domain/identity/membership/organization.ts';

const kinds: Readonly<Record<OrganizationKind, string>> = {
  district: 'District',
  school: 'School',
  workspace: 'Workspace',
};

const roles: Readonly<Record<MemberRole, string>> = {
  customer: 'Owner',
  manager: 'Manager',
  teacher: 'Teacher',
};

export const organizationWords = {
  choose: 'School or workspace',
  as: (kind: OrganizationKind, role: MemberRole) => `${kinds[kind]}, ${roles[role].toLowerCase()}`,
  invited: (name: string) => `You are invited to ${bidiIsolate(name)}`,
  unread: 'Your schools could not be loaded.',
  changed: (name: string) => `You are in ${name} now.`,
  ended: (name: string) => `You no longer belong to ${name}.`,
  endedIn: (name: string, next: string) => `You no longer belong to ${name}. You are in ${next} now.`,
} as const;

import type { AccountType } from './account-type.ts';

/** Roles of an organization's members; our staff are not members. */
export const memberRoles = ['customer', 'manager', 'teacher'] as const satisfies readonly Exclude<
  AccountType,
  'admin'
>[];
export type MemberRole = (typeof memberRoles)[number];

/** Roles that a customer can assign. The role of a customer does not change. */
export const namedRoles = ['manager', 'teacher'] as const satisfies readonly MemberRole[];
export type NamedRole = (typeof namedRoles)[number];

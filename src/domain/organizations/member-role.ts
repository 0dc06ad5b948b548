import type { AccountType } from '../account/account-type.ts';

/** The roles that a member of an organization can have; staff are members of none. */
export const memberRoles = ['customer', 'manager', 'teacher'] as const satisfies readonly Exclude<
  AccountType,
  'admin'
>[];
export type MemberRole = (typeof memberRoles)[number];

/** The roles that a customer makes of each other; a customer stays one. */
export const namedRoles = ['manager', 'teacher'] as const satisfies readonly MemberRole[];
export type NamedRole = (typeof namedRoles)[number];

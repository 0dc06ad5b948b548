import { type AccountType, accountTypes } from '../../identity/membership/account-type.ts';
import { type Action, permissionOf, permissions } from './permissions.ts';
import type { Audience } from './permission.ts';
import { type ReachCondition, isNone } from './reach.ts';

const roleWords: Readonly<Record<AccountType, string>> = {
  admin: 'our staff',
  customer: 'customers',
  manager: 'managers',
  teacher: 'teachers',
};

/** Display texts for callers who need no account with a role. */
const audienceWords: Partial<Readonly<Record<Audience, string>>> = {
  pass: 'substitutes with a pass',
  student: 'students who are logged in to their class',
};

const conditionWords: Partial<Readonly<Record<ReachCondition, string>>> = {
  'billing-contact': ' who are billing contacts',
  uncovered: ' whom no school’s license covers',
};

/** Returns display texts for the users with this permission: roles with their conditions, or callers without an account. Returns `nobody` if there are none. */
export function rolesOf(action: Action): readonly string[] {
  const { audience, reach } = permissionOf(action);
  const roles = accountTypes.filter((role) => !isNone(reach[role]));
  if (roles.length === 0) return [audienceWords[audience] ?? 'nobody'];
  return roles.map((role) => {
    const { condition } = reach[role];
    return `${roleWords[role]}${condition === null ? '' : (conditionWords[condition] ?? '')}`;
  });
}

/** Whether a text names a row of the permission table. A newer service may send other texts. */
export const isAction = (text: string): text is Action => Object.hasOwn(permissions, text);

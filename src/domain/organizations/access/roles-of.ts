import { type AccountType, accountTypes } from '../../identity/membership/account-type.ts';
import { type Action, permissionOf, permissions } from './permissions.ts';
import { isNone } from './reach.ts';

const roleWords: Readonly<Record<AccountType, string>> = {
  admin: 'our staff',
  customer: 'customers',
  manager: 'managers',
  teacher: 'teachers',
};

/** Returns the names of the roles that may do an action. */
export const rolesOf = (action: Action): readonly string[] =>
  accountTypes.filter((role) => !isNone(permissionOf(action).reach[role])).map((role) => roleWords[role]);

/** Whether a text names a row of the permission table. A newer service may send others. */
export const isAction = (text: string): text is Action => Object.hasOwn(permissions, text);

import type { AccountType } from '../account/account-type.ts';

/** ORG-5: staff see everyone, customers and managers the people of their organizations; for others there is no such page. */
export const mayOpenDirectory = (accountType: AccountType): boolean => accountType !== 'teacher';

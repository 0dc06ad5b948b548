/** The account types. Spec §4, §6. */
export const accountTypes = ['admin', 'customer', 'teacher', 'manager'] as const;
export type AccountType = (typeof accountTypes)[number];

/** Spec §4: a person who signs up without an invitation is a customer. */
export const defaultAccountType: AccountType = 'customer';

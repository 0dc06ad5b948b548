import type { AccountType } from '../../identity/membership/account-type.ts';
import { none, type Reach } from './reach.ts';

/**
 * Callers that may do an action: anybody, an identity of the provider, a user with an account here, or the holder of a substitute pass or of a student's
 * token.
 */
export type Audience = 'anybody' | 'identity' | 'account' | 'pass' | 'student';

export type SignInDemand = {
  /** The users who need a second factor: none, our staff (AUT-18), or all. */
  readonly secondFactor: 'nobody' | 'staff' | 'everybody';
  /** Whether the sign-in must be recent, because the action cannot be undone (AUT-17). */
  readonly recent: boolean;
};

export type Permission = {
  readonly title: string;
  readonly audience: Audience;
  readonly reach: Readonly<Record<AccountType, Reach>>;
  /** Whether the permission ends when the trial or license ends (LIC-3). */
  readonly licensed: boolean;
  readonly signIn: SignInDemand;
};

type Rest = Partial<Pick<Permission, 'audience' | 'licensed'> & SignInDemand>;

/** Reaches in the order of the columns of the matrix: admin, customer, manager, teacher. */
type Cells = readonly [admin: Reach, customer: Reach, manager: Reach, teacher: Reach];

/** Returns a row. By default, an account is required, and a second factor for staff. */
export function permission(title: string, cells: Cells, rest: Rest = {}): Permission {
  const [admin, customer, manager, teacher] = cells;
  const { audience = 'account', licensed = false, secondFactor = 'staff', recent = false } = rest;
  return {
    title,
    audience,
    reach: { admin, customer, manager, teacher },
    licensed,
    signIn: { secondFactor, recent },
  };
}

export const forAll = (reach: Reach): Cells => [reach, reach, reach, reach];

export const forStaff = (reach: Reach): Cells => [reach, none, none, none];

import type { AccountType } from '../account/account-type.ts';
import { none, type Reach } from './reach.ts';

/**
 * Who an action is open to at all: anybody, a user that the identity provider names, a user who has an account here, or
 * nobody but whoever shows a substitute pass, or the token of a student.
 */
export type Audience = 'anybody' | 'identity' | 'account' | 'pass' | 'student';

/** Which sign-in an action asks for. */
export type SignInDemand = {
  /** Who must have taken a second step: nobody, our staff (AUT-18), or everybody. */
  readonly secondFactor: 'nobody' | 'staff' | 'everybody';
  /** Whether the sign-in must be recent: what cannot be undone asks for it (AUT-17). */
  readonly recent: boolean;
};

/** One row of the matrix: who may do something, how far, and under what circumstances. */
export type Permission = {
  /** What it is, for `docs/permissions.md`. */
  readonly title: string;
  readonly audience: Audience;
  readonly reach: Readonly<Record<AccountType, Reach>>;
  /** Whether it ends with the trial or the license (LIC-3). */
  readonly licensed: boolean;
  readonly signIn: SignInDemand;
};

type Rest = Partial<Pick<Permission, 'audience' | 'licensed'> & SignInDemand>;

/** Reaches in the order of the matrix: admin, customer, manager, teacher. */
type Cells = readonly [admin: Reach, customer: Reach, manager: Reach, teacher: Reach];

/** A row; what is left out is the strict rule for signed-in people: an account, staff by a second step. */
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

/** The same reach for each role. */
export const forAll = (reach: Reach): Cells => [reach, reach, reach, reach];

/** For our staff alone. */
export const forStaff = (reach: Reach): Cells => [reach, none, none, none];

import type { AccountType } from '../account/account-type.ts';
import type { AccessState } from '../license/access-state.ts';
import type { MemberRole } from '../organizations/member-role.ts';

/** What only our staff see of an account. Times are epoch milliseconds. */
export type PersonAccount = {
  readonly accessState: AccessState;
  /** Whole days of trial left; 0 outside a trial. */
  readonly trialDaysLeft: number;
  /** Since when staff keep the account from being used; null while it can be. */
  readonly disabledAt: number | null;
};

/** Where somebody belongs at present, as what. */
export type PersonOrganization = { readonly id: string; readonly name: string; readonly role: MemberRole };

/** Somebody in the directory of people (ORG-5). Times are epoch milliseconds. */
export type Person = {
  /** Of the account, for our staff; of the membership, for those who run its organization. */
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  /** The type of the account, for our staff; the role in the organization, for those who run it. */
  readonly accountType: AccountType;
  /** The oldest membership first. */
  readonly organizations: readonly PersonOrganization[];
  /** When they were last seen to log in or to come back; null for never. */
  readonly lastActiveAt: number | null;
  /** When the account was opened, or the membership began. */
  readonly since: number;
  /** Null for everybody but our staff. */
  readonly account: PersonAccount | null;
};

import type { AccountType } from '../../identity/membership/account-type.ts';
import type { AccessState } from '../../identity/account/access-state.ts';
import type { MemberRole } from '../../identity/membership/member-role.ts';

/** Account fields that only our staff see. Times are epoch milliseconds. */
export type PersonAccount = {
  readonly accessState: AccessState;
  /** Remaining whole days of the trial; 0 outside a trial. */
  readonly trialDaysLeft: number;
  /** When staff disabled the account; null if enabled. */
  readonly disabledAt: number | null;
};

export type PersonOrganization = { readonly id: string; readonly name: string; readonly role: MemberRole };

/** A person in the directory (ORG-5). Times are epoch milliseconds. */
export type Person = {
  /** The account id if our staff are viewing the directory; the membership id if a manager of the organization is viewing it. */
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  /** The account type if our staff are viewing the directory; the role in the organization if one of its managers is viewing it. */
  readonly accountType: AccountType;
  /** Oldest membership first. */
  readonly organizations: readonly PersonOrganization[];
  /** When the person last logged in, or last visited while logged in; null if never. */
  readonly lastActiveAt: number | null;
  readonly since: number;
  /** Null unless our staff are viewing the directory. */
  readonly account: PersonAccount | null;
};

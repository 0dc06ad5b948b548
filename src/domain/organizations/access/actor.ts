import type { AccountType } from '../../identity/membership/account-type.ts';
import type { EmailAddress } from '../../platform/forms/text-fields.ts';
import type { AccessState } from '../../identity/account/access-state.ts';
import { accessAt, type Grant } from '../grants/grant.ts';
import type { MemberRole } from '../../identity/membership/member-role.ts';
import type { OrganizationPath } from '../../identity/membership/organization.ts';

/** A current membership in an organization (ORG-1). */
export type Membership = {
  readonly organization: OrganizationPath;
  readonly role: MemberRole;
  readonly billingContact: boolean;
};

export type SignInStrength = {
  readonly secondFactor: boolean;
  /** Time since the sign-in, in milliseconds. */
  readonly ageMs: number;
};

/** A user with an account: the input of every permission check. */
export type Actor = {
  readonly accountId: string;
  /** `admin` for our staff; else the role in the organization in which they act, or the type chosen at sign-up. */
  readonly accountType: AccountType;
  /** The address that the user has verified; null if none. Invitations to this address belong to the user. */
  readonly mailbox: EmailAddress | null;
  /** Memberships in the organization in which the user has chosen to act (ORG-1); empty if there is none. */
  readonly memberships: readonly Membership[];
  /** Empty if only the access state is known, which is the case in a browser. */
  readonly grants: readonly Grant[];
  readonly accessState: AccessState;
  readonly signIn: SignInStrength;
};

/** Returns the actor at a time (`now`, epoch milliseconds); derives the access state from the grants (LIC-1). */
export const actorAt = (now: number, record: Omit<Actor, 'accessState'>): Actor => ({
  ...record,
  accessState: accessAt(now, record.grants).state,
});

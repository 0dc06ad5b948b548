import type { AccountType } from '../account/account-type.ts';
import type { EmailAddress } from '../account/text-fields.ts';
import type { AccessState } from '../license/access-state.ts';
import { accessAt, type Grant } from '../license/grant.ts';
import type { MemberRole } from '../organizations/member-role.ts';
import type { OrganizationPath } from './scope.ts';

/** A place in an organization that somebody holds at present (ORG-1). */
export type Membership = {
  readonly organization: OrganizationPath;
  readonly role: MemberRole;
  /** Whether they look after what the organization buys. */
  readonly billingContact: boolean;
};

/** How somebody signed in, as far as permissions depend on it. */
export type SignIn = {
  /** Whether they took a second step. */
  readonly secondFactor: boolean;
  /** How long ago, in milliseconds. */
  readonly ageMs: number;
};

/** Somebody with an account who wants to do something: all that permissions are decided by. */
export type Actor = {
  readonly accountId: string;
  /** `admin` for our staff; else their role in the organization that they act in, or what they signed up as. */
  readonly accountType: AccountType;
  /** The address whose owner they proved to be; null without such a proof. What waits for it is theirs. */
  readonly mailbox: EmailAddress | null;
  /** What they are in the organization that they act in, which they choose (ORG-1); empty outside of any. */
  readonly memberships: readonly Membership[];
  /** Empty where only the access state is known, as in a browser. */
  readonly grants: readonly Grant[];
  readonly accessState: AccessState;
  readonly signIn: SignIn;
};

/** The actor of a record at one moment (`now`, epoch milliseconds): the access state follows from the grants (LIC-1). */
export const actorAt = (now: number, record: Omit<Actor, 'accessState'>): Actor => ({
  ...record,
  accessState: accessAt(now, record.grants).state,
});

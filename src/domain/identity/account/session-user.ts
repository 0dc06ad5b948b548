import { type AccessState, accessStates, defaultAccessState } from './access-state.ts';
import { type SignInMethod, signInMethodOf } from '../sign-in/sign-in-method.ts';
import { decodeOwnOrganization, type OwnOrganization } from '../membership/own-organization.ts';
import { type AccountType, accountTypes, defaultAccountType } from '../membership/account-type.ts';

/** A view-as session, in which our staff view the product as another person. `until` is in epoch milliseconds. */
export type Viewing = { readonly id: string; readonly until: number };

/** The service's record of the signed-in user. Spec §7, `GET /v1/app/users/me`. */
export type AccountRecord = {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phoneNumber: string | null;
  readonly accessState: AccessState;
  readonly accountType: AccountType;
  readonly trialDaysLeft: number;
  readonly schoolOrDistrict: string | null;
  readonly signInMethod: SignInMethod;
  /** Whether verifying the email address removed an earlier password, and no new one was set since. */
  readonly passwordRemoved: boolean;
  readonly secondFactorRequired: boolean;
  /** The organization in which they act (ORG-1); null if they belong to none. */
  readonly organization: OwnOrganization | null;
  readonly severalOrganizations: boolean;
  /** The view-as session if our staff are viewing the product as this person (ORG-5); null otherwise. */
  readonly viewing: Viewing | null;
};

/** The signed-in user, as the identity provider reports it. */
export type SignedInIdentity = {
  readonly id: string;
  readonly email: string | null;
  readonly requiresPasswordSetup: boolean;
  readonly signInMethod: SignInMethod;
};

/** The part of a session that may be stored in the browser: never a token. Spec §3, `system-user`. */
export type StoredUser = SignedInIdentity & AccountRecord;

/** The user of the running session. Spec §3. */
export type SessionUser = StoredUser & {
  /** The bearer token; null until the identity provider issues one. */
  readonly token: { readonly token: string } | null;
  readonly refreshTimerId: number | null;
};

/** Spec §4: returns a session with default values, which apply until the account record is loaded. */
export const newSessionUser = (identity: SignedInIdentity): SessionUser => ({
  firstName: null,
  lastName: null,
  phoneNumber: null,
  accessState: defaultAccessState,
  accountType: defaultAccountType,
  trialDaysLeft: 0,
  schoolOrDistrict: null,
  passwordRemoved: false,
  secondFactorRequired: false,
  organization: null,
  severalOrganizations: false,
  viewing: null,
  token: null,
  refreshTimerId: null,
  ...identity,
});

/**
 * The session fields that depend on the organization of a tab (ORG-1). Two tabs of a person may act in different organizations without affecting each other.
 */
export type TabMembership = Pick<
  StoredUser,
  'id' | 'organization' | 'accountType' | 'accessState' | 'trialDaysLeft'
>;

export const tabMembershipOf = ({
  id,
  organization,
  accountType,
  accessState,
  trialDaysLeft,
}: StoredUser): TabMembership => ({ id, organization, accountType, accessState, trialDaysLeft });

/** Returns the part of a session that may be stored in the browser. */
export const storable = ({ token: _token, refreshTimerId: _timer, ...user }: SessionUser): StoredUser => user;

/** Returns the part of a stored session that the service sends. */
export const recordOf = ({
  id: _id,
  email: _email,
  requiresPasswordSetup: _setup,
  ...record
}: StoredUser): AccountRecord => record;

const isText = (value: unknown): value is string => typeof value === 'string';
const textOrNull = (value: unknown): string | null => (isText(value) ? value : null);
const oneOf = <T extends string>(known: readonly T[], value: unknown, otherwise: T): T =>
  known.find((candidate) => candidate === value) ?? otherwise;

/** Parses the record that an earlier visit stored under `system-user`; null if it is not a valid record. */
export function decodeStoredUser(value: unknown): StoredUser | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as Readonly<Record<string, unknown>>;
  if (!isText(stored['id']) || stored['id'] === '') return null;
  return {
    id: stored['id'],
    email: textOrNull(stored['email']),
    requiresPasswordSetup: stored['requiresPasswordSetup'] === true,
    signInMethod: signInMethodOf(textOrNull(stored['signInMethod']) ?? ''),
    firstName: textOrNull(stored['firstName']),
    lastName: textOrNull(stored['lastName']),
    phoneNumber: textOrNull(stored['phoneNumber']),
    accessState: oneOf(accessStates, stored['accessState'], defaultAccessState),
    accountType: oneOf(accountTypes, stored['accountType'], defaultAccountType),
    trialDaysLeft: typeof stored['trialDaysLeft'] === 'number' ? stored['trialDaysLeft'] : 0,
    schoolOrDistrict: textOrNull(stored['schoolOrDistrict']),
    passwordRemoved: stored['passwordRemoved'] === true,
    secondFactorRequired: stored['secondFactorRequired'] === true,
    organization: decodeOwnOrganization(stored['organization']),
    severalOrganizations: stored['severalOrganizations'] === true,
    // A view-as session belongs to one tab. It is never restored from the storage of a different tab.
    viewing: null,
  };
}

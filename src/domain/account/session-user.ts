import { type AccessState, accessStates, defaultAccessState } from '../license/access-state.ts';
import { type SignInMethod, signInMethodOf } from '../identity/sign-in-method.ts';
import { decodeOwnOrganization, type OwnOrganization } from '../organizations/own-organization.ts';
import type { Viewing } from '../staff/view-as.ts';
import { type AccountType, accountTypes, defaultAccountType } from './account-type.ts';

/** What the service knows about the signed-in user. Spec §7, `GET /v1/app/users/me`. */
export type AccountRecord = {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phoneNumber: string | null;
  readonly accessState: AccessState;
  readonly accountType: AccountType;
  readonly trialDaysLeft: number;
  readonly schoolOrDistrict: string | null;
  readonly signInMethod: SignInMethod;
  /** Whether verifying the email address removed a password set before that, and no new one was set since. */
  readonly passwordRemoved: boolean;
  /** Whether only a sign-in with a second factor opens the rest of the product. */
  readonly secondFactorRequired: boolean;
  /** The organization they act in (ORG-1); null if they belong to none. */
  readonly organization: OwnOrganization | null;
  readonly severalOrganizations: boolean;
  /** Set where one of our staff looks at the product as this person, and until when (ORG-5). */
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

/** The person of the session. Spec §3. */
export type SessionUser = StoredUser & {
  /** The bearer token, once the identity provider gave one. */
  readonly token: { readonly token: string } | null;
  /** The pending refresh of that token. */
  readonly refreshTimerId: number | null;
};

/** Spec §4: a session starts with the defaults, until the record is read. */
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
 * What of a session answers for the organization that a tab acts in (ORG-1): two tabs of one person may act in two, so that
 * neither takes it from the other.
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

/** What of a session may be stored in the browser. */
export const storable = ({ token: _token, refreshTimerId: _timer, ...user }: SessionUser): StoredUser => user;

/** The part of a stored session that the service keeps. */
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
    // A view is the tab's: what another one stored says nothing of it.
    viewing: null,
  };
}

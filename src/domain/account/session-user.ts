import { type AccessState, accessStates, defaultAccessState } from '../license/access-state.ts';
import { federatedProviders, type SignInMethod } from '../identity/sign-in-method.ts';
import { type AccountType, accountTypes, defaultAccountType } from './account-type.ts';
import { decodePersonDetails, noPersonDetails, type PersonDetails } from './person-details.ts';

/** What the service knows about the signed-in user. Spec §7, `GET /v1/app/users/me`. */
export type AccountRecord = PersonDetails & {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phoneNumber: string | null;
  readonly accessState: AccessState;
  readonly accountType: AccountType;
  readonly trialDaysLeft: number;
  readonly signInMethod: SignInMethod;
  /** Whether the proof of the mailbox removed a password that was set before it, and none was set since. */
  readonly passwordRemoved: boolean;
  /** Whether only a sign-in with a second factor opens the rest of the product. */
  readonly secondFactorRequired: boolean;
};

/** Who the identity provider says is signed in. */
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
  ...noPersonDetails,
  passwordRemoved: false,
  secondFactorRequired: false,
  token: null,
  refreshTimerId: null,
  ...identity,
});

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

/** Reads what an earlier visit stored under `system-user`; null where it is not a person's record. */
export function decodeStoredUser(value: unknown): StoredUser | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as Readonly<Record<string, unknown>>;
  if (!isText(stored['id']) || stored['id'] === '') return null;
  return {
    id: stored['id'],
    email: textOrNull(stored['email']),
    requiresPasswordSetup: stored['requiresPasswordSetup'] === true,
    signInMethod: oneOf<SignInMethod>(['email', ...federatedProviders], stored['signInMethod'], 'email'),
    firstName: textOrNull(stored['firstName']),
    lastName: textOrNull(stored['lastName']),
    phoneNumber: textOrNull(stored['phoneNumber']),
    accessState: oneOf(accessStates, stored['accessState'], defaultAccessState),
    accountType: oneOf(accountTypes, stored['accountType'], defaultAccountType),
    trialDaysLeft: typeof stored['trialDaysLeft'] === 'number' ? stored['trialDaysLeft'] : 0,
    ...decodePersonDetails(stored),
    passwordRemoved: stored['passwordRemoved'] === true,
    secondFactorRequired: stored['secondFactorRequired'] === true,
  };
}

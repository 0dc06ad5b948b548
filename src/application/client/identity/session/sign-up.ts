import type { SignedInIdentity } from '#domain/identity/account/session-user.ts';
import {
  parseSignUp,
  type SignUpDetails,
  type SignUpDraft,
  type SignUpForm,
  type SignUpInvalid,
} from '#domain/identity/account/sign-up-form.ts';
import { noCampaign } from '#domain/identity/campaign/campaign.ts';
import type { IdentityFailure } from '#domain/identity/sign-in/identity-failure.ts';
import type { SignInMailLimited } from '#domain/identity/sign-in/sign-in-mail-limited.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Log } from '../../../ports/log.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { IdentityAccount } from '../ports/identity-account.ts';
import type { IdentityProvider, PasswordCredentials } from '../ports/identity-provider.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import type { LoadSession } from './load-session.ts';
import type { RequestSignInLink } from './request-sign-in-link.ts';
import { campaignEntry, pendingPhoneEntry } from '../../storage-entries.ts';

export type SignUpError = SignUpInvalid | IdentityFailure | ServiceFailure | SignInMailLimited;
export type SignedUp = 'link-sent' | 'signed-in';
export type SignUp = (draft: SignUpDraft, returnPath?: string) => Promise<Result<SignedUp, SignUpError>>;

export type SignUpPorts = {
  readonly accounts: AccountService;
  readonly identity: IdentityProvider;
  readonly identityAccount: Pick<IdentityAccount, 'sendEmailConfirmation'>;
  readonly storage: Storage;
  readonly loadSession: LoadSession;
  readonly requestSignInLink: RequestSignInLink;
  readonly log: Log;
};

/**
 * Sign-in failures that mean that the password is not the password of this address's account. The user does not see them and gets a link, as for a new address
 * (AUT-3).
 */
const notTheirs: ReadonlySet<string> = new Set<IdentityFailure['kind']>([
  'identity/invalid-credential',
  'identity/wrong-password',
  'identity/user-not-found',
  'identity/user-disabled',
  'identity/too-many-requests',
  'identity/email-already-in-use',
  'identity/multi-factor-auth-required',
]);

/**
 * Signs a user up (ONB-2). Records the sign-up, then sends a link, or, with a password, creates the identity account, sends the address
 * verification, and completes the record. Every step is idempotent, so an incomplete sign-up can be repeated.
 */
export function signUp(ports: SignUpPorts): SignUp {
  const { accounts, identity, identityAccount, storage, loadSession, requestSignInLink, log } = ports;

  /** If an earlier attempt created this account, signs in with its password. */
  const makeIdentity = async (
    credentials: PasswordCredentials,
  ): Promise<Result<SignedInIdentity, IdentityFailure>> => {
    const made = await identity.signUp(credentials);
    const known = !made.ok && made.error.kind === 'identity/email-already-in-use';
    return known ? identity.signIn(credentials) : made;
  };

  const byLink = async (email: string, returnPath: string): Promise<Result<SignedUp, SignUpError>> => {
    const sent = await requestSignInLink(email, returnPath, 'sign-up');
    return sent.ok ? ok('link-sent') : sent;
  };

  /** A verified address keeps its password when a link or provider signs in later. The profile page also offers this. */
  const askForProof = async (): Promise<void> => {
    const requested = await identityAccount.sendEmailConfirmation();
    if (!requested.ok)
      log.warn('The mail to confirm an address could not be sent', { kind: requested.error.kind });
  };

  const withPassword = async (
    form: SignUpForm,
    password: string,
    returnPath: string,
  ): Promise<Result<SignedUp, SignUpError>> => {
    const made = await makeIdentity({ email: form.email, password });
    if (!made.ok) return notTheirs.has(made.error.kind) ? byLink(form.email, returnPath) : made;
    const ensured = await accounts.ensureProfile();
    if (!ensured.ok) return ensured;
    const campaign = storage.read(campaignEntry) ?? noCampaign;
    const [completed] = await Promise.all([accounts.completeOnboarding(form, campaign), askForProof()]);
    if (!completed.ok) return completed;
    storage.forget(campaignEntry);
    const opened = await loadSession(made.value);
    return opened.ok ? ok('signed-in') : opened;
  };

  /** The last recorded draft, until sign-up succeeds: a retry with a different password does not record it again. */
  let recorded: string | null = null;
  const record = async (details: SignUpDetails): ReturnType<AccountService['signUp']> => {
    const campaign = storage.read(campaignEntry) ?? noCampaign;
    const form = JSON.stringify([details, campaign]);
    if (form === recorded) return ok(undefined);
    const answer = await accounts.signUp(details, campaign);
    if (answer.ok) recorded = form;
    return answer;
  };

  return async (draft, returnPath = '/') => {
    const form = parseSignUp(draft);
    if (!form.ok) return form;
    const { password, phoneNumber, ...details } = form.value;
    const known = await record(details);
    if (!known.ok) return known;
    if (phoneNumber === null) storage.forget(pendingPhoneEntry);
    else storage.write(pendingPhoneEntry, { email: details.email, phoneNumber });
    const signedUp = await (password === null
      ? byLink(details.email, returnPath)
      : withPassword(form.value, password, returnPath));
    if (signedUp.ok) recorded = null;
    return signedUp;
  };
}

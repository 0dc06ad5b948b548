import type { SignedInIdentity } from '#domain/account/session-user.ts';
import {
  parseSignUp,
  type SignUpDetails,
  type SignUpDraft,
  type SignUpForm,
  type SignUpInvalid,
} from '#domain/account/sign-up-form.ts';
import { noCampaign } from '#domain/campaign/campaign.ts';
import type { IdentityFailure } from '#domain/identity/identity-failure.ts';
import type { SignInMailLimited } from '#domain/identity/sign-in-mail-limited.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Log } from '../../ports/log.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { IdentityAccount } from '../ports/identity-account.ts';
import type { IdentityProvider, PasswordCredentials } from '../ports/identity-provider.ts';
import type { ServiceFailure } from '../ports/service-failure.ts';
import type { Storage } from '../ports/storage.ts';
import type { LoadSession } from '../session/load-session.ts';
import type { RequestSignInLink } from '../session/request-sign-in-link.ts';
import { campaignEntry, pendingPhoneEntry } from '../storage-entries.ts';

export type SignUpError = SignUpInvalid | IdentityFailure | ServiceFailure | SignInMailLimited;
/** What comes next: a link is in the mail, or the person is signed in. */
export type SignedUp = 'link-sent' | 'signed-in';
/** `returnPath` is where the link in the mail shall lead in the end. */
export type SignUp = (draft: SignUpDraft, returnPath?: string) => Promise<Result<SignedUp, SignUpError>>;

/** What sign-up depends on. */
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
 * What a sign-in says where the address has an account that this password does not open by itself. Nobody is told so:
 * a link is sent, as to an address that is new (AUT-3).
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
 * Signs somebody up (ONB-2). The sign-up is recorded first; then a link is sent, or, with a password, the identity
 * account is made, its address asked to be confirmed, and the record completed. Every step can be repeated, so a half-finished sign-up is simply tried again.
 */
export function signUp(ports: SignUpPorts): SignUp {
  const { accounts, identity, identityAccount, storage, loadSession, requestSignInLink, log } = ports;

  /** An earlier try may have got as far as this account: then its password opens it. */
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

  /** An address that is proved soon keeps its password when a link or a provider signs in later. The profile offers it too. */
  const askForProof = async (): Promise<void> => {
    const asked = await identityAccount.sendEmailConfirmation();
    if (!asked.ok) log.warn('The mail to confirm an address could not be sent', { kind: asked.error.kind });
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

  /** What the last try recorded, until it succeeds: another password for the same person is recorded no second time. */
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

import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import { parseForm } from '#domain/platform/forms/parse-form.ts';
import { parseEmail } from '#domain/platform/forms/text-fields.ts';
import type { IdentityFailure } from '#domain/identity/sign-in/identity-failure.ts';
import {
  parseSignInLink,
  type SignInLinkInvalid,
  type SignInLinkRefused,
} from '#domain/identity/sign-in/sign-in-link.ts';
import type { Session } from '#domain/identity/navigation/session.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import { emailForSignInEntry } from '../../storage-entries.ts';
import type { CompleteSignIn } from './complete-sign-in.ts';
import { endMailedSignIn, type MailedSignInOutcome } from './mailed-sign-in.ts';
import type { RestoreSession } from './restore-session.ts';

/** The link was requested in a different browser, so the user must enter the address to which it was sent. */
export type EmailNeeded = { readonly kind: 'sign-in-link/email-needed' };

/** A user is already signed in, and may not be the owner of the link. The link is not consumed. */
export type SignedInAlready = { readonly kind: 'sign-in-link/signed-in-already' };

export type FollowSignInLinkError =
  | SignInLinkInvalid
  | EmailNeeded
  | SignInLinkRefused
  | SignedInAlready
  | FormInvalid<'email'>
  | IdentityFailure
  | ServiceFailure;

export type OpenedLink = {
  readonly url: string;
  readonly query: ReadonlyMap<string, string>;
  readonly email: string | null;
};

export type FollowSignInLink = (
  link: OpenedLink,
) => Promise<Result<MailedSignInOutcome, FollowSignInLinkError>>;

export type FollowSignInLinkPorts = {
  readonly accounts: AccountService;
  readonly identity: IdentityProvider;
  readonly session: SessionStore;
  readonly restoreSession: RestoreSession;
  readonly completeSignIn: CompleteSignIn;
  readonly storage: Storage;
};

/** Whether the signed-in user is known to be different from the user who requested the link in this browser. */
const isTaken = (session: Session, email: string | null): boolean =>
  session.state === 'signed-in' &&
  (email === null || email.toLowerCase() !== session.user.email?.toLowerCase());

/**
 * Spec §4: uses and then removes the stored address; if there is none, the user must enter it. A link never replaces a different signed-in user; that user must
 * log out first. The user's own link verifies the mailbox and makes the sign-in recent. Our service checks links in our own emails first, because it knows
 * whether a newer link was sent or the code was used (AUT-10).
 */
export function followSignInLink({
  accounts,
  identity,
  session,
  restoreSession,
  completeSignIn,
  storage,
}: FollowSignInLinkPorts): FollowSignInLink {
  return async ({ url, query, email }) => {
    const link = parseSignInLink(query);
    if (!link.ok) return link;
    if (link.value.mode !== 'signIn') return err({ kind: 'sign-in-link/invalid', lacks: 'mode' });
    await restoreSession();
    const address = email ?? storage.read(emailForSignInEntry);
    if (isTaken(session.current(), address)) return err({ kind: 'sign-in-link/signed-in-already' });
    if (address === null) return err({ kind: 'sign-in-link/email-needed' });
    const form = parseForm({ email: parseEmail(address) });
    if (!form.ok) return form;
    const { mailKey } = link.value;
    const opened =
      mailKey === null ? ok(undefined) : await accounts.openSignInLink(form.value.email, mailKey);
    if (!opened.ok) return opened;
    const signedIn = await identity.signInWithLink(form.value.email, url);
    if (!signedIn.ok) {
      const otherAddress = signedIn.error.kind === 'identity/invalid-email';
      return otherAddress ? err({ kind: 'sign-in-link/other-address' }) : signedIn;
    }
    storage.forget(emailForSignInEntry);
    const entered = await completeSignIn(signedIn.value, { byMail: true });
    return entered.ok ? ok({ ...entered.value, returnPath: endMailedSignIn(storage) }) : entered;
  };
}

import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import { parseForm } from '#domain/platform/forms/parse-form.ts';
import { parseEmail } from '#domain/platform/forms/text-fields.ts';
import type { SignInMailLimited } from '#domain/identity/sign-in/sign-in-mail-limited.ts';
import type { SignInMailPurpose } from '#domain/identity/sign-in/sign-in-mail.ts';
import { safeReturnPath } from '#domain/identity/navigation/paths.ts';
import type { Result } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import { emailForSignInEntry, returnPathEntry } from '../../storage-entries.ts';
import { keepConnection } from './pending-connections.ts';
import { withOtherSignInOptions } from './sign-in-mail-limited.ts';

export type RequestSignInLinkError = FormInvalid<'email'> | ServiceFailure | SignInMailLimited;
export type RequestSignInLink = (
  email: string,
  returnPath: string,
  purpose?: SignInMailPurpose,
) => Promise<Result<void, RequestSignInLinkError>>;

/** Spec §4: stores the address as `emailForSignIn` until the link is opened, and the provider that is waiting to be linked to its account. */
export function requestSignInLink({
  accounts,
  identity,
  storage,
  clock,
}: {
  readonly accounts: AccountService;
  readonly identity: Pick<IdentityProvider, 'pendingConnection'>;
  readonly storage: Storage;
  readonly clock: Pick<Clock, 'now'>;
}): RequestSignInLink {
  return async (email, returnPath, purpose = 'login') => {
    const form = parseForm({ email: parseEmail(email) });
    if (!form.ok) return form;
    const sent = withOtherSignInOptions(await accounts.sendLink(form.value.email, purpose));
    if (sent.ok) {
      storage.write(emailForSignInEntry, form.value.email);
      storage.write(returnPathEntry, safeReturnPath(returnPath));
      keepConnection(identity, storage, clock, form.value.email);
    }
    return sent;
  };
}

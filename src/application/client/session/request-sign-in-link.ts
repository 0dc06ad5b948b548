import type { FormInvalid } from '#domain/account/field-problem.ts';
import { parseForm } from '#domain/account/parse-form.ts';
import { parseEmail } from '#domain/account/text-fields.ts';
import { safeReturnPath } from '#domain/navigation/paths.ts';
import type { Result } from '#domain/result.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { ServiceFailure } from '../ports/service-failure.ts';
import type { Storage } from '../ports/storage.ts';
import { emailForSignInSlot, returnPathSlot } from '../slots.ts';

export type RequestSignInLinkError = FormInvalid<'email'> | ServiceFailure;
/** Asks for a sign-in link by mail; `returnPath` is where the link shall lead in the end. */
export type RequestSignInLink = (
  email: string,
  returnPath: string,
) => Promise<Result<void, RequestSignInLinkError>>;

/** Spec §4: the address is kept as `emailForSignIn` for when the link is opened. */
export function requestSignInLink(accounts: AccountService, storage: Storage): RequestSignInLink {
  return async (email, returnPath) => {
    const form = parseForm({ email: parseEmail(email) });
    if (!form.ok) return form;
    const sent = await accounts.sendLink(form.value.email);
    if (sent.ok) {
      storage.write(emailForSignInSlot, form.value.email);
      storage.write(returnPathSlot, safeReturnPath(returnPath));
    }
    return sent;
  };
}

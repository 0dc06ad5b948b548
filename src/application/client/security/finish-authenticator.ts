import type { FormInvalid } from '#domain/account/field-problem.ts';
import { parseForm } from '#domain/account/parse-form.ts';
import { parseName } from '#domain/account/text-fields.ts';
import { parseAuthenticatorCode } from '#domain/identity/second-factor.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Log } from '../../ports/log.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { IdentityAccount, IdentityAccountFailure } from '../ports/identity-account.ts';
import type { RereadRecord } from './reread-record.ts';

export type FinishAuthenticatorError = FormInvalid<'code' | 'name'> | IdentityAccountFailure;

/**
 * Ends the enrolment of an authenticator app with its first code and a name for the device. The answer is the recovery
 * codes, shown this once; null where the app is enrolled but the codes could not be made: `renewRecoveryCodes` makes them.
 */
export type FinishAuthenticator = (
  code: string,
  name: string,
) => Promise<Result<readonly string[] | null, FinishAuthenticatorError>>;

/** AUT-18: an admin's session is complete from here on. */
export function finishAuthenticator(
  identityAccount: IdentityAccount,
  accounts: AccountService,
  rereadRecord: RereadRecord,
  log: Log,
): FinishAuthenticator {
  return async (code, name) => {
    const form = parseForm({ name: parseName(name), code: parseAuthenticatorCode(code) });
    if (!form.ok) return form;
    const finished = await identityAccount.finishAuthenticator(form.value.code, form.value.name);
    if (!finished.ok) return finished;
    const made = await accounts.renewRecoveryCodes();
    await rereadRecord();
    if (made.ok) return made;
    log.warn('No recovery codes were made with a new second factor', { kind: made.error.kind });
    return ok(null);
  };
}

import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import { parseForm } from '#domain/platform/forms/parse-form.ts';
import { parseName } from '#domain/platform/forms/text-fields.ts';
import {
  type AuthenticatorCodeUsed,
  parseAuthenticatorCode,
} from '#domain/identity/sign-in/second-factor.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Log } from '../../../ports/log.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { UsedCodes } from '../session/used-codes.ts';
import type { IdentityAccount, IdentityAccountFailure } from '../ports/identity-account.ts';
import type { RereadRecord } from '../session/reread-record.ts';

export type FinishAuthenticatorError =
  FormInvalid<'code' | 'name'> | AuthenticatorCodeUsed | IdentityAccountFailure;

/**
 * Completes the enrollment of an authenticator app with its first code and a device name. Returns the recovery codes, which are shown only once; null if the
 * app is enrolled but the codes could not be created. In that case, call `renewRecoveryCodes`.
 */
export type FinishAuthenticator = (
  code: string,
  name: string,
) => Promise<Result<readonly string[] | null, FinishAuthenticatorError>>;

export type FinishAuthenticatorPorts = {
  readonly identityAccount: IdentityAccount;
  readonly accounts: AccountService;
  readonly rereadRecord: RereadRecord;
  readonly onceOnly: UsedCodes;
  readonly log: Log;
};

/** AUT-18: after this, an admin's session is complete. */
export function finishAuthenticator(ports: FinishAuthenticatorPorts): FinishAuthenticator {
  const { identityAccount, accounts, rereadRecord, onceOnly, log } = ports;
  return async (typed, named) => {
    const form = parseForm({ name: parseName(named), code: parseAuthenticatorCode(typed) });
    if (!form.ok) return form;
    const { code, name } = form.value;
    const finished = await onceOnly(code, () => identityAccount.finishAuthenticator(code, name));
    if (!finished.ok) return finished;
    const made = await accounts.renewRecoveryCodes();
    await rereadRecord();
    if (made.ok) return made;
    log.warn('No recovery codes were made with a new second factor', { kind: made.error.kind });
    return ok(null);
  };
}

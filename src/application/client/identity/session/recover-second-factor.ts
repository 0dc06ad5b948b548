import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import { parseForm } from '#domain/platform/forms/parse-form.ts';
import { parseEmail } from '#domain/platform/forms/text-fields.ts';
import { parseRecoveryCode, type RecoveryCodeWrong } from '#domain/identity/sign-in/second-factor.ts';
import type { Result } from '#domain/result.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

export type RecoverSecondFactorError =
  FormInvalid<'email' | 'recoveryCode'> | RecoveryCodeWrong | ServiceFailure;
/** Removes the second factor of an account with a recovery code as typed. The sign-in still requires the first factor. */
export type RecoverSecondFactor = (typed: {
  readonly email: string;
  readonly recoveryCode: string;
}) => Promise<Result<void, RecoverSecondFactorError>>;

export function recoverSecondFactor({
  accounts,
}: {
  readonly accounts: AccountService;
}): RecoverSecondFactor {
  return async ({ email, recoveryCode }) => {
    const form = parseForm({ email: parseEmail(email), recoveryCode: parseRecoveryCode(recoveryCode) });
    if (!form.ok) return form;
    return accounts.recoverSecondFactor(form.value.email, form.value.recoveryCode);
  };
}

import type { FormInvalid } from '#domain/account/field-problem.ts';
import { parseForm } from '#domain/account/parse-form.ts';
import { parseEmail } from '#domain/account/text-fields.ts';
import { parseRecoveryCode, type RecoveryCodeWrong } from '#domain/identity/second-factor.ts';
import type { Result } from '#domain/result.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { ServiceFailure } from '../ports/service-failure.ts';

export type RecoverSecondFactorError =
  FormInvalid<'email' | 'recoveryCode'> | RecoveryCodeWrong | ServiceFailure;
/** Takes the second step off an account by a recovery code, as typed; the first step is still asked after it. */
export type RecoverSecondFactor = (typed: {
  readonly email: string;
  readonly recoveryCode: string;
}) => Promise<Result<void, RecoverSecondFactorError>>;

/** For somebody who lost their authenticator app. */
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

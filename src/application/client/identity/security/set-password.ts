import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import { err, type Result } from '#domain/result.ts';
import type { IdentityAccount, IdentityAccountFailure } from '../ports/identity-account.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';
import { finishPasswordSetup, type FinishPasswordSetupPorts } from './finish-password-setup.ts';

export type SetPasswordError = FormInvalid<'password'> | IdentityAccountFailure | ServiceFailure;
/** Sets or changes the user's password (AUT-13). */
export type SetPassword = (password: string) => Promise<Result<void, SetPasswordError>>;

export type SetPasswordPorts = FinishPasswordSetupPorts & { readonly identityAccount: IdentityAccount };

/** Sets the password, then records it; both steps are idempotent. */
export function setPassword(ports: SetPasswordPorts): SetPassword {
  const finishSetup = finishPasswordSetup(ports);
  return async (password) => {
    if (password === '') return err({ kind: 'form/invalid', fields: { password: 'required' } });
    const set = await ports.identityAccount.setPassword(password);
    return set.ok ? finishSetup() : set;
  };
}

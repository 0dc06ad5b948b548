import type { ClientFailure } from '../messages/client-failure.ts';

const fields: Readonly<Partial<Record<ClientFailure['kind'], string>>> = {
  'identity/invalid-email': 'email',
  'identity/missing-password': 'password',
  'confirmation/wrong-password': 'password',
  'identity/password-does-not-meet-requirements': 'password',
  'identity/invalid-verification-code': 'code',
  'authenticator-code/used': 'code',
  'sign-in-code/wrong': 'code',
  'recovery-code/wrong': 'recoveryCode',
  'pass/wrong-code': 'passCode',
};

/** Returns the field that a failure is about, so that its text is shown there (ONB-5). Null if there is none. */
export function fieldOfFailure(failure: ClientFailure, form: HTMLFormElement): string | null {
  const field = fields[failure.kind];
  return field !== undefined && form.elements.namedItem(field) !== null ? field : null;
}

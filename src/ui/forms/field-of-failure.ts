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

/** The field of this form that a failure is about, so that its words stand beside it (ONB-5); null where there is none. */
export function fieldOfFailure(failure: ClientFailure, form: HTMLFormElement): string | null {
  const field = fields[failure.kind];
  return field !== undefined && form.elements.namedItem(field) !== null ? field : null;
}

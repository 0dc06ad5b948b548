import { type ProblemSlug } from '../wire/v1/problem.ts';

/** What a page can do about a problem: sign in again, with a second step, wait, nothing, or try later. */
export type ServiceProblemKind =
  | 'session/lost'
  | 'service/busy'
  | 'service/too-many-requests'
  | 'account/second-factor-required'
  | 'service/refused'
  | 'service/failed';

/** Every problem of the service, by what it means to whoever called. The compiler asks for each. */
export const serviceProblemKinds: Readonly<Record<ProblemSlug, ServiceProblemKind>> = {
  'malformed-request': 'service/refused',
  unauthenticated: 'session/lost',
  'token-invalid': 'session/lost',
  'token-expired': 'session/lost',
  'token-revoked': 'session/lost',
  'account-disabled': 'session/lost',
  'second-factor-required': 'account/second-factor-required',
  'not-found': 'service/refused',
  'lesson-not-found': 'service/refused',
  'classroom-not-found': 'service/refused',
  'assignment-not-found': 'service/refused',
  'activity-not-found': 'service/refused',
  'not-permitted': 'service/refused',
  'license-ended': 'service/refused',
  'owner-only': 'service/refused',
  'owner-stays': 'service/refused',
  'classroom-archived': 'service/refused',
  'classroom-limit': 'service/refused',
  'assignment-limit': 'service/refused',
  'teacher-limit': 'service/refused',
  'lesson-assigned': 'service/refused',
  'edit-conflict': 'service/refused',
  'version-required': 'service/refused',
  'method-not-allowed': 'service/refused',
  'request-timed-out': 'service/busy',
  'body-too-large': 'service/refused',
  'headers-too-large': 'service/refused',
  'media-type-unsupported': 'service/refused',
  'form-invalid': 'service/refused',
  'recent-sign-in-required': 'service/refused',
  'recovery-code-wrong': 'service/refused',
  'sign-in-code-wrong': 'service/refused',
  'sign-in-code-spent': 'service/refused',
  'sign-in-code-link-needed': 'service/refused',
  'sign-in-code-disabled': 'service/refused',
  'sign-in-link-other-address': 'service/refused',
  'sign-in-link-spent': 'service/refused',
  'idempotency-key-reused': 'service/refused',
  'idempotency-key-in-use': 'service/busy',
  'too-many-requests': 'service/too-many-requests',
  internal: 'service/failed',
  unavailable: 'service/busy',
};

const busy: ReadonlySet<number> = new Set([408, 425, 503]);

/** What a status means by itself, where something between us and the service answered without a problem document. */
export function kindOfStatus(status: number): ServiceProblemKind {
  if (status === 401) return 'session/lost';
  if (status === 429) return 'service/too-many-requests';
  if (busy.has(status)) return 'service/busy';
  return status < 500 ? 'service/refused' : 'service/failed';
}

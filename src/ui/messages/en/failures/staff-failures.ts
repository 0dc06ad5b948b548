import type { TrialRefused } from '#domain/organizations/grants/trial-request.ts';
import type { StaffQuestion, StaffRefused } from '#domain/organizations/staff/staff-refusals.ts';
import type { FailureWords } from './failure-words.ts';

type StaffFailure =
  | TrialRefused<'ask'>['kind']
  | Exclude<StaffRefused<StaffQuestion>['kind'], 'account/not-permitted' | 'account/recent-sign-in-required'>;

/** The texts of failures for our staff when they help users, and for users who contact our staff. */
export const staffFailures: Readonly<Record<StaffFailure, FailureWords>> = {
  'person/not-found': {
    says: 'This account no longer exists.',
    next: 'Look in the list of users again.',
  },
  'trial/asked-already': {
    says: 'You asked for more time already.',
    next: 'We answer by email. Your license page says what happened to it.',
  },
  'person/staff': {
    says: 'This is one of our staff.',
    next: 'The operator of Blockyard manages staff.',
  },
  'view-as/staff': {
    says: 'You cannot view as one of our staff.',
    next: 'Choose an owner, a manager or a teacher.',
  },
};

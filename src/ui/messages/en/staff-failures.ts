import type { StaffQuestion, StaffRefused } from '#domain/staff/staff-refusals.ts';
import type { FailureWords } from './failure-words.ts';

type StaffFailure = Exclude<
  StaffRefused<StaffQuestion>['kind'],
  'account/not-permitted' | 'account/recent-sign-in-required'
>;

/** What is said to our staff about the people whom they help. */
export const staffFailures: Readonly<Record<StaffFailure, FailureWords>> = {
  'person/not-found': {
    says: 'This account is not there any more.',
    next: 'Look in the list of users again.',
  },
  'person/staff': {
    says: 'This is one of our staff.',
    next: 'Staff are managed by whoever operates Blockyard.',
  },
  'view-as/staff': {
    says: 'Nobody can view as one of our staff.',
    next: 'Choose a customer, a manager or a teacher.',
  },
};

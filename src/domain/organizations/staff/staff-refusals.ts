import { personRefusals } from './person.ts';

/** The refusals of each act of our staff on a person. The client's port and its adapters are built from this list. */
export const staffRefusals = {
  page: ['account/not-permitted'],
  act: [...personRefusals, 'account/not-permitted', 'account/recent-sign-in-required'],
  startViewAs: [
    'person/not-found',
    'view-as/staff',
    'account/not-permitted',
    'account/recent-sign-in-required',
  ],
} as const;

export type StaffQuestion = keyof typeof staffRefusals;

export type StaffRefused<Question extends StaffQuestion> = {
  readonly kind: (typeof staffRefusals)[Question][number];
};

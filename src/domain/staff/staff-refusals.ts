import { personRefusals } from './person.ts';

/** What each act of our staff on a person can be refused for: the client's port and its adapters are made of this list. */
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

/** Why one of the questions of our staff was refused. */
export type StaffRefused<Question extends StaffQuestion> = {
  readonly kind: (typeof staffRefusals)[Question][number];
};

import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';

export const trialRequestWords = {
  heading: 'People who asked for a longer trial',
  lead: 'Oldest first. Each person can ask once and gets the answer by email.',
  list: 'Requests for a longer trial',
  waiting: 'Loading requests',
  wrote: (why: string) => `“${bidiIsolate(why)}”`,
  about: (email: string | null, day: string) =>
    [...(email === null ? [] : [email]), `asked on ${day}`].join(', '),
  decide: 'Answer',
  decideOf: (name: string) => `Answer ${bidiIsolate(name)}`,
  answer: 'Answer',
  answers: { extend: 'Extend the trial', decline: 'Decline' },
  days: 'More days',
  send: 'Send the answer',
  cancel: 'Cancel',
  done: { extend: 'The trial is extended. They get an email.', decline: 'Declined. They get an email.' },
} as const;

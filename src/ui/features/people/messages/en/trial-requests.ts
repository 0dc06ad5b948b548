import { bidiIsolate } from '#domain/account/bidi-isolate.ts';

/** Who asks for a longer trial, on the page of our staff. */
export const trialRequestWords = {
  heading: 'They ask for a longer trial',
  lead: 'In the order in which they asked. Everybody asks once, and is told the answer by email.',
  list: 'Requests for a longer trial',
  waiting: 'Loading requests',
  wrote: (why: string) => `“${bidiIsolate(why)}”`,
  about: (email: string | null, day: string) =>
    [...(email === null ? [] : [email]), `asked on ${day}`].join(', '),
  decide: 'Answer',
  decideOf: (name: string) => `Answer ${bidiIsolate(name)}`,
  answer: 'Answer',
  answers: { extend: 'Extend the trial', decline: 'Decline' },
  days: 'Days more',
  send: 'Send the answer',
  cancel: 'Cancel',
  done: { extend: 'The trial is extended, and they are told.', decline: 'Declined, and they are told.' },
} as const;

import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';

export const teacherWords = {
  heading: 'Teachers',
  lead: 'Co-teachers see and change the same lessons and notes as you.',
  you: 'you',
  unnamed: 'A colleague',
  list: 'Teachers of this class',
  pending: 'Has not joined yet',
  email: 'Email of a co-teacher',
  emailHint: 'They get an email, and see the class when they log in with this address.',
  add: 'Add a co-teacher',
  added: (email: string) => `${bidiIsolate(email)} has been added.`,
  remove: 'Remove',
  removeNamed: (who: string) => `Remove ${bidiIsolate(who)}`,
  leave: 'Leave this class',
  askRemove: (who: string) => `Remove ${bidiIsolate(who)} from this class?`,
  askRemoveBody:
    'This teacher will no longer see the class, but their notes stay. You can add them again later.',
  askLeave: 'Leave this class?',
  askLeaveBody: 'You will no longer see the class. The owner can add you again.',
  removed: (who: string) => `${bidiIsolate(who)} no longer teaches this class.`,
  left: 'You have left the class.',
} as const;

import type { entryRefusals } from '#domain/classrooms/students/entry-refusals.ts';
import type { workRefusals } from '#domain/classrooms/class-work/work-refusals.ts';
import type { FailureWords } from './failure-words.ts';

type EntryKind = Extract<(typeof entryRefusals)[keyof typeof entryRefusals][number], `entry/${string}`>;
type WorkKind = Extract<
  (typeof workRefusals)[keyof typeof workRefusals][number],
  `class/${string}` | `program/${string}`
>;

/** The texts of failures for students, which a seven-year-old can read. They do not reveal whether a name or a code exists. */
export const entryFailures: Readonly<Record<EntryKind | WorkKind, FailureWords>> = {
  'entry/wrong-class-code': { says: 'No class has this code.', next: 'Try again, or ask your teacher.' },
  'entry/closed': { says: 'Your class is closed for today.', next: 'Come back tomorrow.' },
  'entry/no-login': { says: 'You have no login card yet.', next: 'Ask your teacher for one.' },
  'entry/wrong-login': { says: 'That is not right.', next: 'Look at your card and try again.' },
  'entry/locked': { says: 'You tried too many times.', next: 'Ask your teacher to unlock you.' },
  'entry/over': { says: 'You are logged out.', next: 'Log in again.' },
  'program/not-found': { says: 'This program was deleted.', next: 'Go back to Today.' },
  'program/too-many': { says: 'You have too many programs.', next: 'Delete one you do not need.' },
  'program/no-partner': { says: 'You have no partner today.', next: 'Ask your teacher.' },
  'program/partner-full': { says: 'Your partner has too many programs.', next: 'Ask your teacher.' },
  'class/no-such-message': { says: 'There is no such message.', next: 'Choose another one.' },
  'class/nothing-asked': { says: 'Your teacher is no longer asking.', next: 'Keep working.' },
  'entry/view-only': { says: 'You can look, but not change anything now.', next: 'Ask your teacher.' },
};

import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { formatDate, type IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { ListedPass } from '#domain/classrooms/passes/pass-views.ts';

/** The texts of `/pass`, where a substitute enters the code of a card, and of the classroom that the page then shows (ORG-13). */
export const passPageWords = {
  heading: 'Substitute pass',
  lead: 'Type the code on your card to see the class for today. You need no account.',
  code: 'Code',
  hint: '10 letters and digits, such as ABCDE-23456.',
  enter: 'See the class',
  reading: 'Opening the class…',
  eyebrow: 'Substitute pass',
  about: (day: IsoDate) =>
    `You can look at this class on ${formatDate(day)}, but you cannot change anything. The teacher can see that you looked.`,
  lessons: 'Lessons of this class',
  none: 'No lessons are assigned to this class yet.',
  note: 'Note from the teacher',
  progress: 'Class progress',
  minutes: (minutes: number) => `${minutes} min`,
  leave: 'I am done with this class',
  left: 'Done. Thank you for helping out!',
} as const;

const standings = {
  upcoming: 'Not yet',
  current: 'Today',
  over: 'Ended',
  revoked: 'Revoked',
} as const;

export const passesWords = {
  heading: 'Substitute passes',
  lead: 'A substitute sees this class for one day, without an account and without a seat.',
  day: 'Day',
  make: 'Make a pass',
  list: 'Passes of this class',
  none: 'There are no passes yet.',
  standing: ({ standing }: Pick<ListedPass, 'standing'>) => standings[standing],
  by: (name: string | null) => (name === null ? '' : `Made by ${bidiIsolate(name)}`),
  revoke: 'Revoke',
  revokeOf: (day: IsoDate) => `Revoke the pass for ${formatDate(day)}`,
  askTitle: (day: IsoDate) => `Revoke the pass for ${formatDate(day)}?`,
  ask: 'The code stops working right away, even for someone who is viewing the class.',
  revoked: 'The pass was revoked.',
} as const;

export const passCardWords = {
  heading: 'Substitute pass',
  forDay: (day: IsoDate) => `For ${formatDate(day)} only`,
  scan: 'Scan this with a phone or tablet, or go to',
  type: 'and type this code:',
  qr: 'QR code that opens the class of this pass',
  spelled: (code: string) => `Code ${code.split('').join(' ').replace('-', 'hyphen')}`,
  once: 'Print this card now. The code is not shown again; if it is lost, revoke the pass and make another one.',
  print: 'Print the card',
  done: 'Done',
} as const;

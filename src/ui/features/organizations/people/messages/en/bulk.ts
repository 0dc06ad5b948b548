import type { SkipReason } from '#domain/organizations/members/bulk-act.ts';
import { memberList } from './members.ts';

export const bulkWords = {
  move: 'Change school',
  deactivate: 'Deactivate',
  seat: { give: 'Give seats', free: 'Take seats back' },
  askSeat: {
    give: (people: number) => `Give ${memberList.count(people)} a seat`,
    free: (people: number) => `Take back the seats of ${memberList.count(people)}`,
  },
  seatLead: {
    give: 'People get a seat as long as one is free. Each person gets an email.',
    free: 'The license no longer covers them: they can still read, export and print what they have. Each person gets an email.',
  },
  askMove: (people: number) => `Change the school of ${memberList.count(people)}`,
  askDeactivate: (people: number) => `Deactivate ${memberList.count(people)}`,
  moveLead: 'Each keeps their role and account. Classes stay with the school that they are in now.',
  moveNow: 'Move',
  deactivateLead:
    'They can no longer see or change anything in the school, and their seats become free. Anyone who owns classes is skipped: open that person’s page to choose where each class goes.',
  progress: 'Changes to many people',
  job: {
    move: 'Changing the school of many people',
    deactivate: 'Deactivating many people',
    seat: 'Changing the seats of many people',
  },
  changed: {
    move: (people: number) => `${memberList.count(people)} moved.`,
    deactivate: (people: number) => `${memberList.count(people)} deactivated.`,
    seat: (people: number) => `The seats of ${memberList.count(people)} were changed.`,
  },
  skipped: (people: number) => `${memberList.count(people)} skipped:`,
  more: (people: number) => `and ${memberList.count(people)} more`,
  reading: 'Loading their names',
  gone: 'Someone who is no longer here',
} as const;

export const skipWords: Readonly<Record<SkipReason, string>> = {
  'member/oneself': 'this is you.',
  'member/status-changed': 'is deactivated.',
  'member/takes-no-seat': 'does not teach, and needs no seat.',
  'member/there-already': 'already belongs to that school.',
  'member/owns-classrooms': 'owns classes. Choose a new owner on this page.',
  'member/not-found': 'no longer belongs to your school.',
  'member/last-in-charge': 'is the last person in charge of the school.',
  'member/hand-over-invalid': 'owns classes that have changed in the meantime.',
  'organization/no-such-school': 'the school that you chose no longer exists.',
  'organization/no-free-seat': 'no seat is free.',
  'account/not-permitted': 'you cannot change this person.',
};

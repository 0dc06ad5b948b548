import { finishedStudents } from '../../../../../messages/en/finished-students.ts';
import { counted } from '#domain/platform/text/counted.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { AccessState } from '#domain/identity/account/access-state.ts';
import type { OfficeItem, SetupStep } from '#domain/lessons/home/home.ts';
import { formatDate, type IsoDate } from '#domain/platform/dates/iso-date.ts';

const until: Readonly<Record<AccessState, (day: string) => string>> = {
  trial_active: (day) => `Your trial runs until ${day}.`,
  trial_expired: (day) => `Your trial ended on ${day}.`,
  subscription_active: (day) => `Your license runs until ${day}.`,
  subscription_expired: (day) => `Your license ended on ${day}.`,
  renewal_coming: (day) => `Your license ends on ${day}.`,
};

/** The texts of the block at the top of the lessons. */
export const homeWords = {
  heading: 'Your next steps',
  waiting: 'Loading your next steps',
  next: (name: string, lesson: string, part: number) => `${bidiIsolate(name)}: ${lesson}, part ${part}`,
  teach: 'Teach',
  teachNamed: (name: string, lesson: string) => `Teach ${lesson} in ${bidiIsolate(name)}`,
  cards: 'Cards',
  cardsNamed: (name: string) => `Login cards of ${bidiIsolate(name)}`,
  needHelp: (students: number) => `${counted(students, 'student needs', 'students need')} help`,
  finished: finishedStudents,
  setup: 'Set up your first class',
  steps: {
    create: 'Create a class',
    names: 'Add the names',
    cards: 'Print the login cards',
    teach: 'Teach “Load the barge”',
  } satisfies Readonly<Record<SetupStep, string>>,
  done: 'Done:',
  items: {
    joinRequests: (number) => `Answer ${counted(number, 'join request')}`,
    invitations: (number) => `See ${counted(number, 'pending invitation')}`,
    imports: (number) => `Review ${counted(number, 'import')}`,
    schools: (number) => `See ${counted(number, 'school')}`,
  } satisfies Readonly<Record<OfficeItem, (number: number) => string>>,
  renew: (state: AccessState) => (state === 'trial_expired' ? 'Buy a license' : 'Renew the license'),
  invite: 'Invite teachers',
  license: (state: AccessState, lastDay: IsoDate | null, seats: { free: number; limit: number } | null) =>
    [
      lastDay === null ? 'You have no license yet.' : until[state](formatDate(lastDay)),
      ...(seats === null ? [] : [`${seats.free} of ${counted(seats.limit, 'seat')} free.`]),
    ].join(' '),
  toLicense: 'See the license',
} as const;

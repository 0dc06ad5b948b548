import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { classroomCount } from '../../../../../messages/en/moving.ts';
import { localDate } from '../../../../../messages/local-date.ts';

export const moveWords = {
  heading: 'Move into a school',
  lead: 'If your school uses Blockyard, your classes can belong to it.',
  noSchool: 'You do not belong to a school yet. Accept its invitation first, then move your classes here.',
  into: (school: string) => `Move into ${bidiIsolate(school)}…`,
  title: (school: string) => `Move into ${bidiIsolate(school)}`,
  moving: (count: number) =>
    count === 0
      ? 'You have no classes yet, so only your workspace closes.'
      : `${classroomCount(count)} will move once your school agrees:`,
  changes: (school: string) => [
    `The managers of ${bidiIsolate(school)} see this list, and approve or decline. Nothing moves until then.`,
    'Then the classes belong to the school, with their students. Its managers can see and change them, and they stay there if you leave.',
    'You and your co-teachers keep teaching them, with the same lessons and progress.',
    'Your workspace closes, and its pending invitations are canceled. This cannot be undone.',
  ],
  confirm: (school: string) => `Ask ${bidiIsolate(school)}`,
  done: (school: string) => `You asked ${bidiIsolate(school)}. We will email you when they answer.`,
  waiting: (school: string, askedAt: number) =>
    `On ${localDate(askedAt)} you asked ${bidiIsolate(school)} to take over your classes. Nothing moves until one of its managers approves; we will email you the answer.`,
  withdraw: 'Withdraw the request',
  withdrawn: 'The request was withdrawn.',
  declined: (school: string, askedAt: number) =>
    `${bidiIsolate(school)} declined your request of ${localDate(askedAt)}. Nothing moved, and you can ask again.`,
} as const;

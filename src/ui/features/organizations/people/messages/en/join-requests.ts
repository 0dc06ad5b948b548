import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { MovingClassroom } from '#domain/organizations/joining/moving-classroom.ts';
import { classroomCount, studentCount } from '../../../../../messages/en/moving.ts';

type Moving = readonly MovingClassroom[] | null;

const brings = (moving: readonly MovingClassroom[]): string =>
  moving.length === 0
    ? 'Asks to move into your school, with no classes'
    : `Asks to move into your school with ${classroomCount(moving.length)}, ${studentCount(moving.reduce((sum, { students }) => sum + students, 0))}`;

export const joinRequestWords = {
  heading: 'Requests to join',
  lead: 'Nothing changes until you approve. People who ask to join have confirmed an address at your email domain. They see nothing of your school until then. Requests to move classes come from your own staff.',
  list: 'Requests to join',
  waiting: 'Loading the requests …',
  unnamed: 'No name yet',
  about: (email: string | null, school: string, day: string): string =>
    [email === null ? null : bidiIsolate(email), bidiIsolate(school), day]
      .filter((part) => part !== null)
      .join(' · '),
  brings,
  review: 'Review…',
  reviewOf: (name: string): string => `Review ${bidiIsolate(name)}’s request`,
  moveTitle: (name: string): string => `Move the classes of ${bidiIsolate(name)} into your school?`,
  moveIn: (moving: readonly MovingClassroom[]): string =>
    moving.length === 0 ? 'There are no classes to move.' : `${classroomCount(moving.length)} will move:`,
  changes: (name: string, school: string): readonly string[] => [
    `They belong to ${bidiIsolate(school)} from then on, with their students. Its managers can see and change them.`,
    `${bidiIsolate(name)} and any co-teachers keep teaching them, with the same lessons and progress.`,
    `${bidiIsolate(name)}’s workspace closes. This cannot be undone.`,
  ],
  approveMove: 'Approve the move',
  approve: 'Approve',
  approveOf: (name: string): string => `Approve ${bidiIsolate(name)}`,
  approved: (name: string, moving: Moving): string =>
    moving === null
      ? `${bidiIsolate(name)} is now a teacher of your school.`
      : `${bidiIsolate(name)}’s classes are now in your school.`,
  decline: 'Decline',
  declineOf: (name: string): string => `Decline ${bidiIsolate(name)}`,
  declineTitle: (name: string): string => `Decline ${bidiIsolate(name)}?`,
  declineLead: (moving: Moving): string =>
    moving === null
      ? 'They get an email and cannot ask again. You can invite them at any time.'
      : 'They get an email. Nothing moves. They stay in your school and can ask again.',
  declined: (name: string): string => `${bidiIsolate(name)}’s request was declined.`,
} as const;

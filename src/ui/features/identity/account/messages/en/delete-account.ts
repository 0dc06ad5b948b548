import { counted, plural } from '#domain/platform/text/counted.ts';
import type { ClassroomLeft, DeletionPreview } from '#domain/organizations/members/account-deletion.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { formatDate } from '#domain/platform/dates/iso-date.ts';
import type { MemberRole } from '#domain/identity/membership/member-role.ts';

export const deletionWords = {
  title: 'Delete your account forever?',
  waiting: 'Checking what this would delete',
  goes: 'Deleted right away',
  goesList: ({ licensedUntil, hasReceipts }: DeletionPreview): readonly string[] => [
    'your name, address, phone number and school',
    'every way to log in, and your recovery codes',
    licensedUntil === null
      ? 'your seat, or what is left of your trial; signing up again does not start a new trial'
      : `your license, which is paid until ${formatDate(licensedUntil)}; it will not be refunded`,
    ...(hasReceipts
      ? ['access to your invoices and receipts: download them before you delete your account']
      : []),
  ],
  classrooms: 'Your classes',
  noClassrooms: 'You own no classes.',
  classroom: ({ name, archived, lessons, students, heir }: ClassroomLeft): string => {
    const what = `${bidiIsolate(name)}${archived ? ' (archived)' : ''}`;
    return heir === null
      ? `${what} is deleted, with ${counted(students, 'student')}, ${counted(lessons, 'assigned lesson')} and what was recorded there.`
      : `${what} goes to ${bidiIsolate(heir)}, with ${counted(students, 'student')} and ${counted(lessons, 'assigned lesson')}.`;
  },
  rescue: 'To keep a class, add a colleague to it. Once they have opened it, it becomes theirs.',
  coTaught: (count: number): string =>
    `${counted(count, 'class', 'classes')} that you co-teach ${plural(count, 'continues', 'continue')} without you.`,
  leaves: (names: readonly string[]): string => `You leave ${names.map(bidiIsolate).join(', ')}.`,
  stays: 'Not deleted',
  staysList: ['what you printed or downloaded', 'the settings of this device: colors and text size'],
  mail: 'We send you one last email to confirm. You can sign up again later with a new account.',
  type: (text: string): string => `To be sure, type ${text}`,
  typeError: (text: string): string => `Type exactly ${text}.`,
  submit: 'Delete my account forever',
  blockedTitle: 'You cannot delete your account yet',
  blocked: {
    customer: (name: string): string =>
      `You are the only owner of ${bidiIsolate(name)}, and others belong to it. Write to support to make someone else its owner.`,
    manager: (name: string): string =>
      `You are the only manager of ${bidiIsolate(name)}, and others belong to it. Its owner can make someone else a manager in the staff list.`,
  } satisfies Readonly<Record<Exclude<MemberRole, 'teacher'>, (name: string) => string>>,
  teachers: 'Open the staff list',
} as const;

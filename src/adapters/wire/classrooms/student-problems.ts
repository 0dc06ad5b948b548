import type { Problems } from '../problem-row.ts';

export const studentProblems = {
  'student/not-found': {
    status: 404,
    title: 'There is no such student',
    detail: 'The classroom lists its students. Who left it, or is archived, is none of them.',
  },
  'student/changed-since': {
    status: 409,
    title: 'Someone else changed the same field of the student',
    detail: 'A field has changed since it was read. Read the student again, then send the change.',
  },
  'student/paper-busy': {
    status: 503,
    title: 'Too many files are being made',
    detail: 'Repeat the call in a few seconds.',
  },
  'student/no-cards': {
    status: 422,
    title: 'None of these students is in a class',
    detail: 'A card says the code of a class: add the students to a class first.',
  },
  'student/too-many-cards': {
    status: 422,
    title: 'These are too many cards for one file',
    detail: 'A file holds up to 3,000 cards. Order those of one school, or of fewer classes.',
  },
  'student/no-such-login-file': {
    status: 404,
    title: 'There is no such file of login cards',
    detail:
      'Only who ordered it downloads it, within 24 hours, and as long as they may see all of its classes.',
  },
  'student/no-such-record': {
    status: 404,
    title: 'No record has this code',
    detail: 'The code is at the bottom of each page of the record: 20 letters and digits.',
  },
  'entry/wrong-class-code': {
    status: 422,
    title: 'There is no class with this code',
    detail: 'Ask the teacher for the code of today: one that is paused or was renewed works no more.',
  },
  'entry/no-login': {
    status: 422,
    title: 'This student has no login card yet',
    detail: 'The teacher prints one.',
  },
  'entry/wrong-login': {
    status: 422,
    title: 'This is not the login of this student',
    detail: 'Look at the login card, and try again.',
  },
  'entry/locked': {
    status: 429,
    title: 'Too many wrong tries',
    detail: 'Wait as long as Retry-After says, or ask the teacher, who can let the student in again.',
  },
  'entry/over': {
    status: 401,
    title: 'The student is not logged in any more',
    detail: 'A token holds for a school day, until the teacher resets the login or the class code.',
  },
  'program/not-found': {
    status: 404,
    title: 'There is no such program',
    detail: 'The student has no program of this id, or deleted it more than 30 days ago.',
  },
  'program/too-many': {
    status: 422,
    title: 'The student has too many programs',
    detail: 'A student can have 100 programs of their own. Delete some of them.',
  },
  'program/no-partner': {
    status: 422,
    title: 'The student has no partner today',
    detail: 'The teacher makes pairs on the page of the classroom.',
  },
  'program/partner-full': {
    status: 422,
    title: 'The partner has too many programs',
    detail: 'A student can have 100 programs of their own. The partner deletes some of them.',
  },
  'class/no-such-message': {
    status: 422,
    title: 'There is no such message',
    detail: 'Messages come from a fixed list, and steps from the lessons of the class.',
  },
  'class/nothing-asked': {
    status: 422,
    title: 'No one has asked to show a program of this student',
    detail: 'The teacher ended it, or it ended after 20 minutes.',
  },
  'entry/closed': {
    status: 422,
    title: 'The class is closed for today',
    detail: 'It opens again on the next day of the school, or when the teacher opens it.',
  },
  'entry/view-only': {
    status: 403,
    title: 'The class is view-only',
    detail:
      'Its trial or license ended more than 14 days ago. Nothing is lost: it goes on as soon as the license is renewed.',
  },
} as const satisfies Problems;

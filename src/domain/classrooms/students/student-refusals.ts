import type { RefusalOf } from '../../result.ts';
/**
 * The refusals of each operation on students, besides form errors. The client's port, its adapter and the API description are built from this list, and the
 * service returns no other kinds.
 */
export const studentRefusals = {
  list: ['classroom/not-found'],
  page: [],
  exportClassroom: ['classroom/not-found'],
  exportRoster: ['organization/no-such-school'],
  progress: ['classroom/not-found'],
  classroomHistory: ['classroom/not-found'],
  exitAnswers: ['assignment/not-found'],
  setMarks: [
    'classroom/not-found',
    'assignment/not-found',
    'assignment/no-such-activity',
    'student/not-found',
    'classroom/archived',
    'license/ended',
    'account/not-permitted',
  ],
  pairs: ['classroom/not-found'],
  savePairs: [
    'classroom/not-found',
    'assignment/not-found',
    'student/not-found',
    'classroom/archived',
    'license/ended',
    'account/not-permitted',
  ],
  setApart: [
    'classroom/not-found',
    'student/not-found',
    'classroom/archived',
    'license/ended',
    'account/not-permitted',
  ],
  byId: ['student/not-found'],
  add: [
    'classroom/not-found',
    'classroom/archived',
    'license/ended',
    'account/not-permitted',
    'classroom/student-limit',
    'license/students-full',
  ],
  edit: ['student/not-found', 'student/changed-since', 'license/ended', 'account/not-permitted'],
  merge: ['student/not-found', 'license/ended', 'account/not-permitted'],
  act: [
    'student/not-found',
    'classroom/not-found',
    'classroom/archived',
    'license/ended',
    'account/not-permitted',
  ],
  actForGood: [
    'student/not-found',
    'classroom/not-found',
    'classroom/archived',
    'classroom/owner-only',
    'license/ended',
    'account/not-permitted',
    'account/recent-sign-in-required',
  ],
  erase: [
    'student/not-found',
    'classroom/owner-only',
    'account/not-permitted',
    'account/recent-sign-in-required',
  ],
  record: [
    'student/not-found',
    'classroom/owner-only',
    'account/not-permitted',
    'account/recent-sign-in-required',
    'student/paper-busy',
  ],
  checkRecord: ['student/no-such-record'],
  undo: [
    'roster/not-found',
    'roster/already-undone',
    'roster/undo-too-late',
    'license/students-full',
    'license/ended',
    'account/not-permitted',
  ],
} as const;

type Refusals = typeof studentRefusals;
export type StudentQuestion = keyof Refusals;

export type StudentRefused<Question extends StudentQuestion> = RefusalOf<Refusals[Question][number]>;

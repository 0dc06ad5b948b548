import type { LoginQuestion, LoginRefused } from '#domain/classrooms/logins/login-refusals.ts';
import type { StudentQuestion, StudentRefused } from '#domain/classrooms/students/student-refusals.ts';
import type { FailureWords } from './failure-words.ts';

type StudentFailure = Exclude<
  (LoginRefused<LoginQuestion> | StudentRefused<StudentQuestion>)['kind'],
  | 'account/not-permitted'
  | 'account/recent-sign-in-required'
  | 'assignment/no-such-activity'
  | 'assignment/not-found'
  | 'classroom/owner-only'
  | 'classroom/archived'
  | 'classroom/not-found'
  | 'import/not-found'
  | 'license/ended'
  | 'license/students-full'
  | 'organization/no-such-school'
>;

export const studentFailures: Readonly<Record<StudentFailure, FailureWords>> = {
  'classroom/student-limit': {
    says: 'This class cannot hold this many students.',
    next: 'Create another class for some of them.',
  },
  'student/not-found': {
    says: 'You can no longer see this student.',
    next: 'Open the list of students again.',
  },
  'student/changed-since': {
    says: 'Someone else changed this student’s data after you opened it.',
    next: 'Nothing was saved. Close this and open it again to see the current data.',
  },
  'student/no-such-record': {
    says: 'No record has this code.',
    next: 'Compare it with the paper, letter by letter. If you typed it exactly as printed, the paper is not from us.',
  },
  'student/paper-busy': {
    says: 'We are busy creating other files right now. Try again in a few minutes.',
    next: 'Try again in a few seconds.',
  },
  'student/no-cards': {
    says: 'None of these students is in a class.',
    next: 'Add them to a class first: a card shows the class code.',
  },
  'student/too-many-cards': {
    says: 'These are more cards than one file can hold.',
    next: 'Choose one school, or fewer classes.',
  },
  'student/no-such-login-file': {
    says: 'This login card file no longer exists.',
    next: 'Make a new one.',
  },
  'roster/not-found': { says: 'This change no longer exists.', next: 'Open the class again.' },
  'roster/already-undone': {
    says: 'This change was already undone.',
    next: 'Open the class again to see who is in it.',
  },
  'roster/undo-too-late': {
    says: 'A change can be undone for 7 days, and this one is older.',
    next: 'Correct the students one by one.',
  },
};

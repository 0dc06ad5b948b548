import { counted } from '#domain/platform/text/counted.ts';
import { formatDate, type IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { RowNotUndone } from '#domain/classrooms/change-sets/undo-report.ts';
import { maxStudentsCounted, type StudentColumn } from '#domain/classrooms/students/student-table.ts';
import { minArchivedKeptDays } from '#domain/organizations/settings/archived-retention.ts';
import type { StudentSkip } from '#domain/classrooms/students/student-acts.ts';
import type { LoginKind } from '#domain/classrooms/students/login-kind.ts';
import type { StudentStatus } from '#domain/classrooms/students/student-status.ts';
import { studentFieldWords } from '../../../../../messages/en/student-fields.ts';

/** Numbers above a limit are not counted exactly. */
const selected = (count: number): string =>
  count > maxStudentsCounted
    ? `more than ${counted(maxStudentsCounted, 'student')}`
    : counted(count, 'student');

export const loginKindWords: Readonly<Record<LoginKind, string>> = {
  picture: 'Pictures',
  word: 'A word',
  code: 'A code',
};

/** Returns the text of a kind of login. Null means that the teacher chose none. */
export const chosenLogin = (kind: LoginKind | null): string =>
  kind === null ? 'Best for the grade' : loginKindWords[kind];

export const studentColumnWords: Readonly<Record<StudentColumn, string>> = {
  name: 'Name',
  family: 'Last name',
  display: 'Goes by',
  studentId: 'Student ID',
  grade: 'Grade (K is 0)',
  school: 'School',
  classrooms: 'Classes',
  login: 'Logs in with',
  loggedIn: 'Last login',
  status: 'Status',
  done: 'Activities done',
  source: 'Comes from',
};

export const studentStatusWords: Readonly<Record<StudentStatus, string>> = {
  active: 'Active',
  'never-logged-in': 'Never logged in',
  archived: 'Archived',
};

/** The texts for a student's login in the table. It is hidden until the user requests it, which is recorded in the activity log. */
export const loginCell = {
  hidden: '••••',
  none: 'No card yet',
  show: 'Show',
  showNamed: (name: string) => `Show ${name}’s login`,
} as const;

export const studentList = {
  heading: 'Students',
  add: 'Add students',
  neverLoggedIn: 'Never',
  lead: 'Every student of your school, or of your classes. The activity log shows who opens this list.',
  list: 'Students',
  search: 'Search by name',
  tabs: 'Which students',
  active: 'In school',
  archived: 'Archived',
  past: (day: IsoDate) => `Students in a class on ${formatDate(day)}`,
  pastAdvice: 'Names are current; classes are from that day. This view is read-only.',
  toToday: 'Back to today',
  nobodyThen: 'No students were in a class on that day.',
  erasedAfter: `Archived students can be restored for ${minArchivedKeptDays} days, or longer if your school or district chose that. Then they are erased for good. Class totals keep their work, without names.`,
  count: (count: number) =>
    count > maxStudentsCounted
      ? `More than ${counted(maxStudentsCounted, 'student')}`
      : counted(count, 'student'),
  empty: {
    title: 'No students yet',
    advice: 'Add one student, paste a class list, or import a file of the whole school.',
    import: 'Import a file',
  },
  notYours: {
    title: 'No students to show',
    advice: 'Only teachers and managers see the students of their school.',
  },
  emptyArchived: {
    title: 'No archived students',
    advice: 'Students who leave can be archived and brought back.',
  },
} as const;

export const studentDialog = {
  ...studentFieldWords,
  family: 'Last name or initial',
  displayHint: 'Fill this in if the class uses a different name.',
  studentIdHint: 'The number that your school gives each student.',
  noGrade: 'Not given',
  loginHint: 'If you change this, the current login stops working. The next card you print has a new one.',
  save: 'Save',
  saved: (who: string) => `${who} is saved.`,
  same: 'Nothing was changed.',
  erase: 'Erase',
  back: 'Back',
  eraseTitle: (who: string) => `Erase ${who}?`,
  eraseLead:
    'Their name, ID and class history are deleted everywhere and cannot be restored. To take them out of a class, remove them there. To keep them for later, archive them.',
  eraseNow: 'Erase for good',
  erased: 'The student is erased.',
} as const;

export const mergeStudentsWords = {
  title: 'Are these the same student?',
  lead: 'One student is kept, with the classes of both. Choose the right values.',
  keep: (name: string) => `Keep ${name}`,
  field: studentFieldWords,
  what: 'Field',
  none: 'nothing',
  merge: 'Merge them',
  merged: 'The two records were merged.',
  first: 'First student',
  second: 'Second student',
} as const;

export const studentActs = {
  label: {
    move: 'Move',
    copy: 'Add to a class',
    restore: 'Restore',
    remove: 'Remove from class',
    archive: 'Archive',
    reset: 'Reset logins',
    erase: 'Erase',
  },
  merge: 'Merge',
  more: 'More',
  ask: {
    move: (count: number) => `Move ${selected(count)}`,
    copy: (count: number) => `Add ${selected(count)} to a class`,
    restore: (count: number) => `Restore ${selected(count)}`,
    remove: (count: number) => `Remove ${counted(count, 'student')} from this class`,
    archive: (count: number) => `Archive ${selected(count)}`,
    reset: (count: number) => `Reset the logins of ${selected(count)}`,
    erase: (count: number) => `Erase ${selected(count)} for good`,
  },
  lead: {
    move: 'They leave their current classes. Their history there is kept.',
    copy: 'They also stay in their current classes.',
    restore: 'They return to the classes they were in.',
    remove: 'Today is their last day in this class. Their work here is kept.',
    archive: `They no longer appear on class lists. You can restore them for ${minArchivedKeptDays} days, or longer if your school or district chose that. Then they are erased.`,
    reset:
      'Their current logins stop working right away, and this cannot be undone. Each student gets a new one the next time you print or show their login card.',
    erase:
      'Their names, IDs and class history are deleted everywhere and cannot be restored. Class totals keep their work, without names. To keep them for later, archive them.',
  },
  to: 'Class',
  noClassroom: 'There is no other class to choose.',
  done: {
    move: (count: number) => `${counted(count, 'student')} moved.`,
    copy: (count: number) => `${counted(count, 'student')} added.`,
    restore: (count: number) => `${counted(count, 'student')} restored.`,
    remove: (count: number) => `${counted(count, 'student')} removed from the class.`,
    archive: (count: number) => `${counted(count, 'student')} archived.`,
    reset: (count: number) => `Logins of ${counted(count, 'student')} reset. Print new login cards for them.`,
    erase: (count: number) => `${counted(count, 'student')} erased.`,
  },
  progress: 'Recent bulk changes',
  skipped: (count: number) => `${counted(count, 'student')} skipped:`,
  undo: 'Undo',
  undoing: 'Undo results',
  reversed: (count: number) => counted(count, 'change undone', 'changes undone'),
  partly: (count: number) => counted(count, 'change partly undone', 'changes partly undone'),
  kept: (count: number, names: string) =>
    count === 1
      ? `1 was kept, because it was changed later${names}`
      : `${count} were kept, because they were changed later${names}`,
  impossible: (count: number, why: RowNotUndone['why'], names: string) =>
    `${count} could not be undone, because ${reasonsNotUndone[why]}${names}`,
} as const;

const reasonsNotUndone: Readonly<Record<RowNotUndone['why'], string>> = {
  'edited-since': 'they were changed later',
  'in-use': 'the student is now in a class',
  'names-missing-row': 'the class or the student no longer exists',
  'row-missing': 'the student was erased',
};

/** The reason why students were skipped. It follows the number of those students. */
export const studentSkipWords: Readonly<Record<StudentSkip, string>> = {
  'student/not-found': 'no longer visible to you',
  'student/archived': 'archived',
  'student/not-archived': 'not archived',
  'student/not-in-classroom': 'not in this class',
  'student/there-already': 'already in that class',
  'student/no-login': 'with no login yet',
  'classroom/owner-only': 'in another school, and only that school can erase them',
  'classroom/student-limit': 'that class has no room left',
  'classroom/not-found': 'that class no longer exists',
  'classroom/archived': 'that class is now archived',
  'license/ended': 'the license has ended',
  'license/students-full': 'the license has no room for more students',
  'account/not-permitted': 'you can no longer change them',
};

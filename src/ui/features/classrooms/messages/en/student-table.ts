import { formatDate, type IsoDate } from '#domain/dates/iso-date.ts';
import type { LeftRow } from '#domain/roster/undo-report.ts';
import { mostStudentsCounted, type StudentColumn } from '#domain/students/student-table.ts';
import { leastArchivedKeptDays } from '#domain/students/archived-retention.ts';
import type { StudentSkip } from '#domain/students/student-acts.ts';
import type { LoginKind } from '#domain/students/login-secret.ts';
import type { StudentStatus } from '#domain/students/student-status.ts';

const counted = (count: number): string =>
  count === 1 ? '1 student' : `${count.toLocaleString('en-US')} students`;

/** Many are not counted to the end. */
const selected = (count: number): string =>
  count > mostStudentsCounted ? `more than ${counted(mostStudentsCounted)}` : counted(count);

/** What students show who they are by. */
export const loginWords: Readonly<Record<LoginKind, string>> = {
  picture: 'Pictures',
  word: 'A word',
  code: 'A code',
};

/** The same of a choice that was made, or was not. */
export const chosenLogin = (kind: LoginKind | null): string =>
  kind === null ? 'Usual for the grade' : loginWords[kind];

export const studentColumnWords: Readonly<Record<StudentColumn, string>> = {
  name: 'Name',
  family: 'Last name',
  display: 'Called in class',
  studentId: 'Student ID',
  grade: 'Grade (K is 0)',
  school: 'School',
  classrooms: 'Classrooms',
  login: 'Logs in by',
  loggedIn: 'Last login',
  status: 'Status',
  done: 'Activities done',
  source: 'Comes from',
};

/** How a student stands with the product. */
export const statusWords: Readonly<Record<StudentStatus, string>> = {
  active: 'Active',
  'never-logged-in': 'Never logged in',
  archived: 'Archived',
};

/** The secret of a student in the table: hidden until somebody asks for it, which the activity log keeps. */
export const secretCell = {
  hidden: '••••',
  none: 'No card yet',
  show: 'Show',
  showNamed: (name: string) => `Show what ${name} logs in with`,
} as const;

/** `/settings/students`: the students whom the reader reaches. */
export const studentList = {
  heading: 'Students',
  add: 'Add students',
  neverLoggedIn: 'Never',
  lead: 'Every student of your school, or of your classrooms. Each look at this list is in the activity log.',
  list: 'Students',
  tabs: 'Which students',
  active: 'In school',
  archived: 'Archived',
  past: (day: IsoDate) => `Who was in a class on ${formatDate(day)}`,
  pastAdvice: 'Names are those of today, classrooms those of that day. Nothing is changed here.',
  toToday: 'Back to today',
  nobodyThen: 'Nobody was in a class on that day.',
  erasedAfter: `Who is archived can be restored for ${leastArchivedKeptDays} days, or for longer where the settings of the school or district say so. Then they are erased, and nothing brings them back; what their classes did stays counted, as nobody’s.`,
  count: (count: number) =>
    count > mostStudentsCounted ? `More than ${counted(mostStudentsCounted)}` : counted(count),
  empty: {
    title: 'No students yet',
    advice: 'Add one student, paste a class list, or import a file of the whole school.',
    import: 'Import a file',
  },
  emptyArchived: {
    title: 'Nobody is archived',
    advice: 'Students who leave can be archived and brought back.',
  },
} as const;

/** One student: what is known of them, and what is done with them. */
export const studentDialog = {
  given: 'First name',
  family: 'Last name or initial',
  display: 'Called in class',
  displayHint: 'Fill this in if the class uses another name.',
  studentId: 'Student ID',
  studentIdHint: 'The number that your school gives each student.',
  grade: 'Grade',
  noGrade: 'Not given',
  login: 'Logs in by',
  loginHint: 'If you change it, the secret of today ends. The next card that you print has a new one.',
  page: 'Classrooms, progress and history',
  save: 'Save',
  saved: (who: string) => `${who} is saved.`,
  same: 'Nothing was changed.',
  erase: 'Erase',
  back: 'Back',
  eraseTitle: (who: string) => `Erase ${who}?`,
  eraseLead:
    'Their name, their ID and where they were are deleted everywhere, and nothing brings them back. To take them out of a class, remove them there. To keep them for later, archive them.',
  eraseNow: 'Erase for good',
  erased: 'The student is erased.',
} as const;

/** Making one student of two. */
export const mergeWords = {
  title: 'Are these the same student?',
  lead: 'One student is kept, with the classrooms of both. Choose what is right.',
  keep: (name: string) => `Keep ${name}`,
  field: {
    given: 'First name',
    family: 'Last name',
    display: 'Called in class',
    studentId: 'Student ID',
    grade: 'Grade',
    login: 'Logs in by',
  },
  what: 'What is known',
  none: 'nothing',
  merge: 'Make them one',
  merged: 'The two are one student now.',
  first: 'First student',
  second: 'Second student',
} as const;

/** What is done to students who were selected. */
export const studentActs = {
  label: {
    move: 'Move',
    copy: 'Add to a class',
    restore: 'Restore',
    remove: 'Remove from class',
    archive: 'Archive',
    reset: 'Reset secrets',
    erase: 'Erase',
  },
  merge: 'Merge',
  ask: {
    move: (count: number) => `Move ${selected(count)}`,
    copy: (count: number) => `Add ${selected(count)} to a class`,
    restore: (count: number) => `Restore ${selected(count)}`,
    remove: (count: number) => `Remove ${counted(count)} from this class`,
    archive: (count: number) => `Archive ${selected(count)}`,
    reset: (count: number) => `Reset the secrets of ${selected(count)}`,
    erase: (count: number) => `Erase ${selected(count)} for good`,
  },
  lead: {
    move: 'They leave the classrooms where they are now. Their past there is kept.',
    copy: 'They stay where they are, too.',
    restore: 'They are back in the classrooms where they were.',
    remove: 'They are in this class until today. What they did here is kept.',
    archive: `They are in no list of a class any more. You can restore them for ${leastArchivedKeptDays} days, or for longer where the settings of the school or district say so; then they are erased.`,
    reset:
      'What they log in with now ends at once, and this cannot be undone. Each gets a new secret when you print or show their login cards next.',
    erase:
      'Their names, their IDs and where they were are deleted everywhere, and nothing brings them back. What their classes did stays counted, as nobody’s. To keep them for later, archive them.',
  },
  to: 'Classroom',
  noClassroom: 'There is no other classroom to choose.',
  done: {
    move: (count: number) => `${counted(count)} moved.`,
    copy: (count: number) => `${counted(count)} added.`,
    restore: (count: number) => `${counted(count)} restored.`,
    remove: (count: number) => `${counted(count)} removed from the class.`,
    archive: (count: number) => `${counted(count)} archived.`,
    reset: (count: number) =>
      `Secrets of ${counted(count)} reset. Print their login cards to give them new ones.`,
    erase: (count: number) => `${counted(count)} erased.`,
  },
  progress: 'Changes to many students',
  skipped: (count: number) => `${counted(count)} skipped:`,
  undo: 'Undo',
  undoing: 'What became of the undo',
  reversed: (count: number) => (count === 1 ? '1 change taken back' : `${count} changes taken back`),
  partly: (count: number) =>
    count === 1 ? '1 change taken back in part' : `${count} changes taken back in part`,
  kept: (count: number) =>
    count === 1
      ? '1 stays, because somebody changed it since'
      : `${count} stay, because somebody changed them since`,
  impossible: (count: number, why: LeftRow['why']) => `${count} could not be taken back: ${leftWhy[why]}`,
} as const;

const leftWhy: Readonly<Record<LeftRow['why'], string>> = {
  'edited-since': 'somebody changed them since.',
  'in-use': 'the student is in a class by now.',
  'names-missing-row': 'the classroom or the student is gone.',
  'row-missing': 'the student was erased.',
};

/** Why a student was left as they are, after their number. */
export const studentSkipWords: Readonly<Record<StudentSkip, string>> = {
  'student/not-found': 'not in your reach any more',
  'student/archived': 'archived',
  'student/not-archived': 'not archived',
  'student/not-in-classroom': 'not in this class',
  'student/there-already': 'in that class already',
  'student/no-secret': 'with no secret yet',
  'classroom/owner-only': 'of another school, which alone erases them',
  'classroom/student-limit': 'that class has no room left',
  'classroom/not-found': 'that class is gone',
  'classroom/archived': 'that class is archived by now',
  'license/ended': 'the license has ended',
  'license/students-full': 'the license holds no more students',
  'account/not-permitted': 'you may not change them any more',
};

import { counted, plural } from '#domain/platform/text/counted.ts';
import type { PlannedAct } from '#domain/rosters/plan/planned-row.ts';
import type { ImportState } from '#domain/rosters/imports/roster-import.ts';
import type { RolloverIssueCode, StudentException, StudentFate } from '#domain/rosters/rollover/rollover.ts';
import { importCountWords, importPage, resultWords } from './import-wizard.ts';
import { importActWords, importStateWords } from './imports.ts';

export const newYear = {
  heading: 'New school year',
  toClassrooms: 'All classes',
  lead: 'Every student moves up, repeats or leaves, and every class continues as a new one. You see everything first, and you can undo it for 7 days.',
  steps: ['School', 'Classes and students', 'Check', 'New year'],
  school: 'School',
  schoolHint: 'Each school has its own rollover. If someone has already started this one, you continue it.',
  chooseSchool: 'Choose a school',
  noSchool: 'Choose the school whose year is over.',
  rehearse: 'Rehearse with invented names',
  rehearseHint:
    'You make the same choices and see the same counts, with invented names. You can show it to others. Your roster does not change.',
  begin: 'Begin',
  beginning: 'Beginning…',
  earlier: 'Rollovers',
  columns: { at: 'Started', school: 'School', state: 'Status', by: 'By' },
  facts: [
    'Last year’s classes are archived with their lessons and everything that was done in them.',
    'New classes have no class code until a teacher makes one, so last year’s posters no longer work.',
    'The new year begins on the day you press the last button. Until then nothing changes.',
  ],
} as const;

export const rolloverStateWords: Readonly<Record<ImportState, string>> = {
  ...importStateWords,
  receiving: 'Being prepared',
  reading: 'Preparing the preview',
  ready: 'Ready to review',
  failed: 'Not possible',
  committing: 'In progress',
  committed: 'Done',
};

export const rolloverPage = {
  ...importPage,
  title: (school: string) => `New school year at ${school}`,
  toAll: 'All rollovers',
  reading: 'Preparing the preview',
  committing: 'Beginning the new year',
  undoing: 'Going back to last year',
  leave: 'You can leave this page. It keeps running, and you can find it under “New school year”.',
  stoppedLead: {
    reading: 'Nothing was changed. You can preview it again.',
    committing: 'Students who were moved already stay there. The rest will follow.',
    undoing: 'Everything undone so far stays undone. It continues where it stopped.',
  },
  discard: 'Discard these choices',
  discardTitle: 'Discard these choices?',
  discardLead: 'Your choices about classes and students are deleted. Your roster does not change.',
  discarded: 'This rollover was discarded. Nothing was changed.',
  failedTitle: 'This cannot be done',
  failedLead: 'Nothing was changed. Check your choices, then preview again.',
  readOnly: 'Your license has ended. You can view this, but you cannot change it.',
} as const;

export const sumWords = {
  label: 'All students',
  fate: { up: 'Move up', repeats: 'Repeat', leaves: 'Leave', ungraded: 'No known grade' } satisfies Readonly<
    Record<StudentFate, string>
  >,
  total: 'All students',
  percent: (part: number) => `${part}%`,
  students: (count: number) => counted(count, 'student'),
  withoutClass: (count: number) =>
    `${counted(count, 'student who stays is', 'students who stay are')} without a class in the new year.`,
  manyLeave: (removed: number, percent: number) =>
    `${counted(removed, 'student')} would leave, ${percent}% of the school. You will be asked to type the number.`,
} as const;

export const choosingWords = {
  nobody: 'There is no one to move',
  nobodyAdvice: 'This school has no students and no classes of its own. Choose another school.',
  lastGrade: 'Last grade of the school',
  lastGradeHint: 'Its students leave the school.',
  highest: (grade: string | null) =>
    grade === null ? 'The highest grade with students' : `${grade}, the highest grade with students`,
  classes: 'Classes',
  classesLead: 'This is our suggestion. Change what is different at your school.',
  list: 'What happens to each class',
  columns: {
    name: 'Current class',
    grades: 'Grades',
    students: 'Students',
    step: 'In the new year',
    teachers: 'Teachers',
    act: 'Change it',
  },
  noGrade: 'not known',
  empty: 'none',
  fates: (fate: StudentFate, count: number) =>
    `${count} ${{ up: plural(count, 'moves up', 'move up'), repeats: plural(count, 'repeats', 'repeat'), leaves: plural(count, 'leaves', 'leave'), ungraded: 'without a grade' }[fate]}`,
  becomes: {
    undecided: 'You decide',
    new: (name: string) => `New class “${name}”`,
    join: (name: string) => `Joins “${name}”`,
    close: 'Closes',
    stay: 'No change',
  },
  reopens: (name: string) => `“${name}” opens again, empty`,
  teachersOf: (teachers: string, classroom: string) =>
    `${teachers === '' ? 'Nobody yet' : teachers} (currently ${classroom})`,
  change: 'Change',
  changeOf: (name: string) => `Change ${name}`,
  who: 'Students',
  whoOf: (name: string) => `Students of ${name}`,
  issues: 'Check these first',
  issue: {
    'class-undecided': (name: string) => `${name}: we do not know its grade. Choose what happens to it.`,
    'no-such-class': (name: string) =>
      `${name}: the class its students were going to join is closing. Choose another one.`,
    'too-many-students': (name: string) => `${name}: more students would join it than a class can hold.`,
    'repeater-without-class': (name: string) => `${name} repeats, and there is no class of that grade.`,
  } satisfies Readonly<Record<RolloverIssueCode, (name: string) => string>>,
  exceptions: 'Students who do not go with their class',
  exceptionColumns: { name: 'Name', grade: 'Current grade', fate: 'In the new year', act: 'Remove' },
  fate: {
    up: 'Moves up',
    repeats: 'Repeats',
    leaves: 'Leaves',
    ungraded: 'Goes with the class',
  } satisfies Readonly<Record<StudentFate, string>>,
  forget: 'Remove',
  forgetOf: (name: string) => `Remove the exception for ${name}`,
  noExceptions: 'None yet. Choose “Students” next to a class to say who repeats or leaves.',
  rehearse: 'Preview',
  rehearseHint: 'The preview changes nothing. You see every change, then decide.',
} as const;

export const classWords = {
  title: (name: string) => `What happens to ${name}`,
  kind: 'In the new year',
  kinds: {
    suggested: 'As suggested',
    new: 'Its students move to a new class',
    join: 'Its students join a class that stays',
    close: 'It closes, and its students have no class',
    stay: 'No change',
  },
  name: 'Name of the new class',
  taughtBy: 'Teachers of the new class',
  joins: 'Class that they join',
  noneStays: 'No class stays next year. First choose one that stays.',
  grade: 'Grade for students who have none',
  unknown: 'Not known',
  reopen: 'Open an empty class with this name for new students',
  reopenHint: 'It keeps the teachers of this class.',
  save: 'Save',
} as const;

export const rolloverStudentWords = {
  title: (name: string) => `Students of ${name}`,
  lead: 'Choose only the students who do not move with their grade.',
  usual: 'Moves with the grade',
  says: {
    'goes-up': 'Moves up and stays',
    repeats: 'Repeats the grade',
    leaves: 'Leaves the school',
  } satisfies Readonly<Record<StudentException, string>>,
  row: (name: string, grade: string | null) => (grade === null ? name : `${name}, ${grade}`),
  none: 'This class has no students.',
  save: 'Save',
} as const;

export const rolloverActs = ['added', 'changed', 'left'] as const satisfies readonly PlannedAct[];
export const rolloverActWords = { ...importActWords, left: 'Ends' } as const;

export const rolloverCountWords = {
  ...importCountWords,
  heading: 'Planned changes',
  caption: 'What happens to classes, students and enrollments. The numbers in each row add up to its total.',
  what: 'At the school',
} as const;

export const tryWords = {
  ready: 'Nothing has changed yet.',
  back: 'Change the choices',
  changes: 'Every change',
  heading: 'Begin',
  button: () => 'Begin the new year',
  go: 'Begin the new year',
  confirmTitle: 'Many students would leave',
  confirmLead: (removed: number, percent: number) =>
    `${counted(removed, 'student')} would leave, ${percent}% of the school. Are these all the students who leave, and no others?`,
  confirmLabel: (removed: number) => `Type ${removed} to continue`,
  wrong: (removed: number) => `Type the number ${removed}.`,
  nothing: 'Nothing would change. Go back and choose what happens to the classes.',
} as const;

export const rolloverResult = {
  ...resultWords,
  committed: 'The new year has begun.',
  canceled: 'The new year was stopped partway. Students who have moved stay there; you can undo it.',
  undo: 'Go back to last year',
  undoTitle: 'Go back to last year?',
  undoLead:
    'Last year’s classes come back with their students, and the new ones are removed. Later edits are kept.',
  undone: 'Last year is back.',
  onward: 'Go to classes',
} as const;

import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { formatDate, type IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { ChangeSetKind } from '#domain/classrooms/change-sets/change-set.ts';
import { type HistoryFact, maxEntries } from '#domain/classrooms/students/student-record.ts';
import { minArchivedKeptDays } from '#domain/organizations/settings/archived-retention.ts';
import type { StudentField, StudentFields } from '#domain/classrooms/students/student.ts';
import { isGrade } from '#domain/classrooms/students/grade.ts';
import { loginKinds } from '#domain/classrooms/students/login-kind.ts';
import { gradeWords } from '../../../../../messages/en/grades.ts';
import { studentFieldWords } from '../../../../../messages/en/student-fields.ts';
import { chosenLogin, loginKindWords } from './student-table.ts';

/** Returns the text of a field of a student, or null if it is blank. */
export function studentFieldText(student: StudentFields, field: StudentField): string | null {
  if (field === 'grade') return student.grade === null ? null : gradeWords(student.grade);
  return field === 'login' ? chosenLogin(student.login) : student[field];
}

function valueWords(field: StudentField, value: string | null): string {
  if (value === null) return 'nothing';
  if (field === 'grade') return isGrade(value) ? gradeWords(value) : value;
  if (field === 'login') {
    const kind = loginKinds.find((each) => each === value);
    return kind === undefined ? value : loginKindWords[kind];
  }
  return bidiIsolate(value);
}

export function factWords(fact: HistoryFact): string {
  if (fact.of === 'field') {
    const { field, from, to } = fact;
    return `${studentFieldWords[field]}: from ${valueWords(field, from)} to ${valueWords(field, to)}`;
  }
  if ('classroom' in fact) {
    const name = bidiIsolate(fact.classroom);
    return { came: `Joined ${name}`, left: `Left ${name}`, back: `Returned to ${name}` }[fact.of];
  }
  return {
    added: 'Was added to the school',
    archived: 'Was archived',
    restored: 'Was restored',
    merged: 'Was merged with another record of the same student',
    'moved-school': 'Moved to another school',
  }[fact.of];
}

export const changeSetWords: Readonly<Record<ChangeSetKind, string>> = {
  'students-added': 'Students added',
  'student-edited': 'Student changed',
  'students-moved': 'Students moved',
  'students-copied': 'Students added to a class',
  'students-removed': 'Students removed from a class',
  'students-archived': 'Students archived',
  'students-restored': 'Students restored',
  'students-merged': 'Two records merged',
  'classroom-released': 'Class switched to “Manage by hand”',
  'roster-imported': 'Import',
  'year-rolled-over': 'New school year',
  undo: 'Undo',
};

export const studentPage = {
  back: 'All students',
  eyebrow: 'Student',
  archived: 'Archived',
  about: 'About',
  school: 'School',
  lastLogin: 'Last login',
  noLogin: 'Not yet with the current card',
  none: 'Not given',
  edit: 'Change',
  actions: 'Actions',
  actionsLead: 'Each of these can be undone for 7 days, here and in the history below.',
  nowhere: 'Not in a class now',
  nowhereAdvice: (classroom: string, day: IsoDate) =>
    `Until ${formatDate(day)} they were in ${bidiIsolate(classroom)}. What they did there is kept. Add them to a class, or archive them if they left the school.`,
  neverAnywhere: 'They are not in any class that you can see.',
  archivedTitle: (day: IsoDate) => `Archived on ${formatDate(day)}`,
  archivedAdvice: `They are not on any class list and cannot log in. If you restore them, they return to the same classes. After ${minArchivedKeptDays} days, or longer if your school or district chose that, they are erased.`,
  classrooms: 'Classes',
  noClassrooms: 'No class that you can see.',
  since: (day: IsoDate) => `Since ${formatDate(day)}`,
  until: (from: IsoDate, to: IsoDate) => `From ${formatDate(from)}, left on ${formatDate(to)}`,
  card: 'Login card',
  progress: 'Progress',
  noProgress: 'No lessons are open for them.',
  far: (done: number, all: number, minutes: number) =>
    `${done} of ${all} activities done${minutes === 0 ? '' : `, ${minutes} planned minutes`}`,
  history: 'History',
  historyLead: `What changed and who changed it: the last ${maxEntries} changes.`,
  noHistory: 'Nothing was changed.',
  when: (timestamp: string, by: string | null) =>
    `${timestamp}, by ${by === null ? 'someone who left' : bidiIsolate(by)}`,
  undo: 'Undo',
  undoWhat: (what: string, when: string) => `Undo: ${what}, ${when}`,
  undoAll: 'This undoes the whole change, for every student it affected.',
  taken: 'Undone.',
} as const;

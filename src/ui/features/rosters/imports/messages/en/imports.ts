import { counted, formatCount } from '#domain/platform/text/counted.ts';
import type { MappableField } from '#domain/rosters/imports/import-view.ts';
import type { PlannedAct, PlannedKind } from '#domain/rosters/plan/planned-row.ts';
import type { ImportState } from '#domain/rosters/imports/roster-import.ts';
import type { RosterFormat } from '#domain/rosters/files/roster-reading.ts';

/** The texts about a rehearsal: a preview with invented names, which cannot be committed (ROS-10). */
export const rehearsalWords = {
  chip: 'Rehearsal',
  title: 'This is a rehearsal with invented names',
  lead: 'The counts are real. Names of people, student IDs and email addresses are invented. Your roster does not change, no seat is taken, and no email is sent.',
  discard: 'Delete this rehearsal',
  forReal: { import: 'Import for real', rollover: 'Do it for real' },
} as const;

export const importStateWords: Readonly<Record<ImportState, string>> = {
  receiving: 'Waiting for files',
  reading: 'Being read',
  ready: 'Ready to review',
  failed: 'Cannot be imported',
  committing: 'Being imported',
  committed: 'Imported',
  canceled: 'Stopped partway',
  undoing: 'Being undone',
  undone: 'Undone',
  discarded: 'Discarded',
};

export const importFormatWords: Readonly<Record<RosterFormat, string>> = {
  blockyard: 'Blockyard’s own list',
  canvas: 'Canvas',
  clever: 'Clever',
  csv: 'Your own list',
  kolibri: 'Kolibri',
  'oneroster-1.0': 'OneRoster 1.0',
  'oneroster-1.1': 'OneRoster 1.1',
  'oneroster-1.2': 'OneRoster 1.2',
  'sds-1': 'School Data Sync',
  'sds-2': 'School Data Sync 2',
  'sds-2.1': 'School Data Sync 2.1',
};

export const importFieldWords: Readonly<Record<MappableField, string>> = {
  given: 'First name',
  family: 'Last name',
  fullName: 'Full name',
  display: 'Goes by',
  number: 'Student ID',
  grade: 'Grade',
  classroom: 'Class',
  enrolledIn: 'Classes, with commas between them',
  school: 'School',
  role: 'Role',
  action: 'Action (empty, or “archive”)',
  status: 'Status (active or left)',
};

export const importKindWords: Readonly<Record<PlannedKind, { readonly one: string; readonly many: string }>> =
  {
    classroom: { one: 'Class', many: 'Classes' },
    student: { one: 'Student', many: 'Students' },
    enrollment: { one: 'Enrollment', many: 'Enrollments' },
    teaching: { one: 'Teacher of a class', many: 'Teachers of classes' },
    staff: { one: 'Staff', many: 'Staff' },
  };

export const importActWords: Readonly<Record<PlannedAct, string>> = {
  added: 'New',
  changed: 'Changed',
  left: 'Left the school',
  heldBack: 'You edited it',
  otherSource: 'Another source',
  undecided: 'You decide',
};

export const importList = {
  heading: 'Imports',
  lead: 'Add a whole school from the files you already have. You see every change before it happens, and you can undo it for 7 days.',
  list: 'Imports',
  start: 'Import a roster',
  toImports: 'All imports',
  /** Shown instead of file names. */
  newYear: 'New school year',
  columns: {
    at: 'Started',
    school: 'School',
    by: 'By',
    state: 'Status',
    result: 'New and changed',
    files: 'Files',
  },
  count: (count: number) => counted(count, 'import'),
  somebody: 'Someone who has left',
  changes: (added: number, changed: number) => `${formatCount(added)} new, ${formatCount(changed)} changed`,
  empty: {
    title: 'Nothing imported yet',
    advice:
      'Export your students and classes from the program that your school uses, and choose the file here.',
    readsTitle: 'Files we can read',
    reads: [
      'Any list of students as CSV: you tell us once what each column contains',
      'OneRoster 1.0, 1.1 and 1.2, as a ZIP or as single files',
      'Clever, School Data Sync, Kolibri and Canvas exports',
    ],
    sample: 'Download a sample list',
    never:
      'Birth dates, race, gender, parents and passwords are left out while the file is read. We never store them.',
  },
} as const;

export const sampleList = {
  fileName: 'blockyard-sample-students.csv',
  text: [
    'first_name,last_name,display_name,student_id,grade,classroom,login_type,action',
    'Ada,Lopez,,001042,4,Room 12,picture,',
    'Ben,Okafor,Benny,001043,4,Room 12,picture,',
    'Chloe,Nguyen,,001044,5,Room 14,word,',
    'Dev,Patel,,001045,5,Room 14,word,',
    '',
  ].join('\r\n'),
} as const;

import { counted, formatCount, plural } from '#domain/platform/text/counted.ts';
import type { RowOutcome } from '#domain/rosters/files/row-ledger.ts';
import type { PlannedTwin } from '#domain/rosters/plan/planned-row.ts';
import type { ImportState } from '#domain/rosters/imports/roster-import.ts';
import type { RowNotUndone } from '#domain/classrooms/change-sets/undo-report.ts';
import { formatDate } from '#domain/platform/dates/iso-date.ts';
import { studentFieldWords } from '../../../../../messages/en/student-fields.ts';

export const newImport = {
  heading: 'Import a roster',
  lead: 'Choose the school, then the files. Nothing changes until you have reviewed it.',
  steps: ['School and files', 'Check', 'Import'],
  school: 'School',
  schoolHint:
    'Everything in the files goes to this school. A district’s files can cover several of its schools.',
  files: 'Files',
  filesHint: 'CSV files up to 25 MB each, or one ZIP up to 100 MB.',
  drop: 'Drop files here, or',
  choose: 'Choose files',
  paste: 'Paste rows instead',
  pasteLabel: 'Rows with column names',
  pasteHint: 'Copy the cells from your spreadsheet, including the row of column names, and paste them here.',
  pastedName: 'pasted-rows.csv',
  chosen: 'Chosen files',
  remove: (name: string) => `Remove ${name}`,
  tooLarge: (name: string, most: string) => `${name} is larger than ${most}.`,
  wrongKind: (name: string) => `${name} is neither a CSV file nor a ZIP. Save spreadsheets as CSV first.`,
  twice: (name: string) => `There are two files named ${name}. Rename one of them.`,
  none: 'Choose at least one file, or paste some rows.',
  rehearse: 'Rehearse with invented names',
  rehearseHint:
    'You see the same preview and the same counts, with invented names of students and teachers. You can show it to others. It cannot be imported.',
  submit: 'Check the files',
  sending: 'Sending the files…',
  sendingFile: (name: string, at: number, of: number) => `Sending ${name} (${at} of ${of})`,
} as const;

const titleWords: Partial<Record<ImportState, string>> = {
  committed: 'finished',
  canceled: 'stopped',
  undoing: 'being undone',
  undone: 'undone',
  discarded: 'discarded',
};

export const importPage = {
  title: (school: string, state: ImportState, isRehearsal: boolean) => {
    if (isRehearsal) return `Rehearsal: import into ${school}`;
    const words = titleWords[state];
    return words === undefined ? `Import into ${school}` : `Import into ${school}: ${words}`;
  },
  began: (who: string, when: string) => `Started by ${who} on ${when}`,
  reading: 'Reading the files',
  committing: 'Importing',
  undoing: 'Undoing the import',
  takenAs: (format: string) => `Recognized as: ${format}`,
  leave: 'You can leave this page. The import keeps running, and you can find it under “Imports”.',
  lookAgain: 'Refresh',
  stopped: 'This stopped before it finished',
  stoppedLead: {
    reading: 'Nothing was changed. The files are still here, and can be read again.',
    committing: 'Everything imported so far is kept. The import continues where it stopped.',
    undoing: 'Everything undone so far stays undone. The undo continues where it stopped.',
  },
  tryAgain: 'Try again',
  tabs: 'Parts of the preview',
  tab: { changes: 'Changes', problems: 'Problems', columns: 'Columns', files: 'Files' },
  discard: 'Discard this import',
  discardTitle: 'Discard this import?',
  discardLead: 'The data from the files is deleted right away. Your roster does not change.',
  discarded: 'This import was discarded. What we read from its files has been deleted.',
  failedTitle: 'These files cannot be imported',
  failedLead: 'Nothing was changed. Correct what is listed below, then import the files again.',
  again: 'Import other files',
  received: 'The files have not been checked yet.',
  readNow: 'Check the files',
} as const;

export const importCountWords = {
  heading: 'Summary of the files',
  caption: 'What happens to each record in the files. The numbers in each row add up to its total.',
  what: 'In the files',
  unchanged: 'Unchanged',
  total: 'All',
} as const;

export const plannedWords = {
  list: 'Changes',
  what: 'Show',
  kind: 'Records',
  all: 'Everything',
  none: 'Nothing in the files matches.',
  more: 'Show more',
  row: 'Name',
  fate: 'What happens',
  becomes: 'What changes',
  source: 'In the file',
  line: (file: string | null, line: number) => (file === null ? `Line ${line}` : `${file}, line ${line}`),
  inNoFile: 'Not in the file',
  fromTo: (field: string, from: string, to: string) => `${field}: ${from} → ${to}`,
  set: (field: string, to: string) => `${field}: ${to}`,
  cleared: (field: string, from: string) => `${field}: ${from} is removed`,
  nothing: 'nothing',
  leftKept: 'Marked as left in the file',
  notMember: {
    staff: 'Not a member of your school, and not invited',
    teaching: 'No one at your school has this teacher’s email address, or the file has none',
  },
  field: {
    ...studentFieldWords,
    name: 'Name',
    term: 'Term',
    state: 'Status',
    gradeBand: 'Grades',
    source: 'Comes from',
    from: 'From',
    to: 'Until',
    role: 'Role',
    email: 'Invited as',
  } as Readonly<Record<string, string>>,
  value: {
    active: 'active',
    archived: 'archived',
    picture: 'pictures',
    word: 'a word',
    code: 'a code',
    owner: 'owner',
    'co-teacher': 'co-teacher',
    manager: 'manager',
    teacher: 'teacher',
  } as Readonly<Record<string, string>>,
  twinFacts: ({ name, number, grade, classrooms }: PlannedTwin): string =>
    [
      name,
      ...(number === null ? [] : [`student number ${number}`]),
      ...(grade === null ? [] : [`grade ${grade}`]),
      ...(classrooms.length === 0 ? [] : [classrooms.join(', ')]),
    ].join(' · '),
  twinHeld: 'In your roster: ',
  sameLead: (name: string) =>
    `${name} may be a student who is in your roster already. Is this the same student?`,
  same: 'The same student',
  different: 'A different student',
  erasedLead: (name: string, day: string) =>
    `A student with this ID was erased on ${formatDate(day)}. Add ${name} again?`,
  addAgain: 'Add again',
  leaveOut: 'Do not add',
  erasedKept: 'We add this student only if you choose “Add again”.',
  decided: { same: 'Will be the same student', new: 'Will be added as a new student' },
} as const;

export const choiceWords = {
  heading: 'Before you import',
  archiveLeft: 'Archive students and classes marked as left',
  archiveLeftHint: (count: number) =>
    `${counted(count, 'record in the files is', 'records in the files are')} marked as left. If you leave this off, they do not change.`,
  archiveMissing: (count: number) =>
    `Archive the ${counted(count, 'student who is', 'students who are')} not in this file`,
  archiveMissingHint:
    'Choose this if the file lists all students of the school. You see each name before anything changes, and you can undo it.',
  otherSource: (count: number) =>
    `${counted(count, 'row belongs', 'rows belong')} to classes that come from another system or are managed by hand. These files do not change those classes. To allow that for a class, open its settings.`,
  overwrite: 'Overwrite your edits',
  overwriteHint: (count: number) =>
    `${counted(count, 'value')} in the files differ from what someone here typed. If you leave this off, the typed values stay.`,
  inviteStaff: 'Invite the staff who are not members yet',
  inviteStaffHint: (count: number) =>
    `${counted(count, 'person', 'people')} in the files ${plural(count, 'has', 'have')} no account at your school. Those with an email address get an invitation after the import. They become teachers of their classes with the first import after they join.`,
  schools: 'Schools in the files',
  schoolsLead: 'Match each one to one of your schools. We leave out the rows of schools without a match.',
  noSchool: 'Leave it out',
  keep: 'Apply the choices',
  open: (count: number) => `${counted(count, 'choice')} not applied yet`,
} as const;

export const importColumnWords = {
  lead: 'We read the columns as you see here. Change what is wrong; we remember it for the next file of this kind.',
  column: 'Column in the file',
  means: 'Content',
  skip: 'Do not import',
  forbidden: 'Left out: we never store this',
  meaningOf: (header: string) => `Content of “${header}”`,
  keep: 'Read again with these columns',
  twice: (field: string) => `“${field}” is chosen twice. Choose it for one column.`,
  suggested: 'Is this right? We do not read the column until you confirm it.',
  notKept: (headers: readonly string[]) =>
    `We did not store ${headers.map((header) => `“${header}”`).join(', ')}, because we did not know what it contains. Save your choice here, then choose the file again.`,
  again: 'Choose the file again',
} as const;

export const commitWords = {
  heading: 'Import',
  go: 'Import anyway',
  button: (count: number) => `Import ${counted(count, 'change')}`,
  ready: 'Nothing has changed yet.',
  nothing: 'Your roster already matches these files. There is nothing to change.',
  confirmTitle: 'This would remove a lot',
  confirmLead: (removed: number, percent: number) =>
    `${counted(removed, 'student, enrollment or class', 'students, enrollments and classes')} would be removed. That is ${percent}% of this school’s roster. Do these files cover the whole school?`,
  confirmLabel: (removed: number) => `Type ${removed} to continue`,
  wrong: (removed: number) => `Type the number ${removed}.`,
} as const;

export const resultWords = {
  committed: 'The import is done.',
  committedSome: (done: number, total: number) =>
    `${done} of ${total} changes were made before it was stopped.`,
  canceled: 'The import was stopped partway. What was imported stays; you can undo it.',
  problems: (count: number) =>
    `${counted(count, 'row was', 'rows were')} not imported. Download them, correct them, and import that file.`,
  invited: (sent: number) => `${counted(sent, 'staff member was', 'staff members were')} invited.`,
  notInvited: (count: number) =>
    `${formatCount(count)} could not be invited: no seat is free, or you may not invite them.`,
  undo: 'Undo the import',
  undoUntil: (day: string) => `You can undo it until ${day}.`,
  undoOver: 'It can no longer be undone. Undo was available for 7 days.',
  undoTitle: 'Undo this import?',
  undoLead:
    'Everything the import added is removed, and everything it changed gets its old value back. Later edits are kept.',
  undone: 'The import was undone.',
  reversed: 'Undone',
  kept: 'Kept, because it was edited later',
  impossible: 'Could not be undone',
  lists: 'Undo results',
  things: (count: number) => counted(count, 'row'),
  why: {
    'edited-since': 'edited later',
    'in-use': 'now in use',
    'names-missing-row': 'its class or student no longer exists',
    'row-missing': 'erased later',
  } satisfies Readonly<Record<RowNotUndone['why'], string>>,
  onward: 'Go to students',
  cards: 'Print login cards',
} as const;

export const fileWords = {
  list: 'Rows in the files',
  file: 'File',
  takenFor: 'Recognized as',
  notKnown: 'Not recognized',
  rows: 'Rows',
  outcome: {
    taken: 'Accepted',
    left: 'Left the school',
    review: 'Needs review',
    error: 'Not imported',
    ignored: 'Not needed',
    unread: 'Not read',
    blank: 'Empty',
  } satisfies Readonly<Record<RowOutcome, string>>,
} as const;

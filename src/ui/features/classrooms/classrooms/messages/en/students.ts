import { counted } from '#domain/platform/text/counted.ts';
import { formatDate, type IsoDate } from '#domain/platform/dates/iso-date.ts';
import { studentListLimits } from '#domain/classrooms/students/read-students.ts';

export const studentWords = {
  heading: 'Students',
  list: 'Students of this class',
  none: 'No students yet',
  noneBody:
    'Paste your class list from a spreadsheet or anywhere else. Students need no account and no email: a first name is enough.',
  columns: { name: 'Name', studentId: 'Student ID', since: 'In this class since' },
  count: (count: number) => counted(count, 'student'),
  since: (day: IsoDate) => formatDate(day),
  add: 'Add students',
  addTitle: 'Add students',
  paste: 'Names, one per line',
  pasteHint: 'First Last, or Last, First. A student ID may follow, and we ignore list numbers.',
  preview: 'Preview',
  nobodyRead: 'No students yet. Type or paste a list above.',
  nobodyYet: 'Type or paste at least one name.',
  tooMany: `That is more than ${studentListLimits.lines} lines. Add the list in parts.`,
  notUnderstood: 'No name here. We skip this line.',
  twin: (name: string) =>
    `There is another ${name} in this class or list. What does the class call this one?`,
  goesBy: 'Goes by',
  isSame: 'It is the same student: leave this line out',
  twinOpen: 'Type a name, or leave this line out.',
  twinsOpen:
    'Some names appear twice. Enter below what the class calls these students, or leave their lines out.',
  addCount: (count: number) => (count === 0 ? 'Add students' : `Add ${counted(count, 'student')}`),
  added: (count: number) => `${counted(count, 'student')} added.`,
  past: (day: IsoDate) => `The class on ${formatDate(day)}`,
  pastAdvice: 'This is who was in the class on that day. Nothing can be changed here.',
  toToday: 'Back to today',
  nobodyThen: 'No students were in this class on that day.',
  selectAll: 'Select every student of this class',
  select: (name: string) => `Select ${name}`,
} as const;

export const earlierStudents = {
  title: (names: readonly string[], areArchived: boolean) => {
    if (!areArchived)
      return names.length === 1
        ? `Was ${names[0] ?? ''} here before?`
        : `Were these students here before? ${names.join(', ')}`;
    return names.length === 1
      ? `${names[0] ?? ''} is archived.`
      : `These students are archived: ${names.join(', ')}.`;
  },
  advice: (areArchived: boolean) =>
    `${areArchived ? 'Restore them' : 'Bring them back'} to keep their progress. Or press the button below again to add new students.`,
  open: 'Some of these students were here before. Bring them back, or press the button again to add new students.',
  bringBack: (count: number, areArchived: boolean) =>
    areArchived ? `Restore ${counted(count, 'student')}` : `Bring back ${counted(count, 'student')}`,
} as const;

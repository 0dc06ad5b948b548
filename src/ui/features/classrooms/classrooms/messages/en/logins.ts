import { formatDate, type IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { PaperSize } from '#domain/platform/files/paper-size.ts';
import type { LoginKind } from '#domain/classrooms/students/login-kind.ts';
import type { LoginFileKind } from '#domain/classrooms/logins/login-sheet.ts';
import { localTime } from '../../../../../messages/local-moment.ts';
import { printButton } from './print-button.ts';
import { loginKindWords } from './student-table.ts';

const kinds: Readonly<Record<LoginKind | 'usual', string>> = {
  usual: 'Best for the grade',
  ...loginKindWords,
};
const files: Readonly<Record<LoginFileKind, string>> = {
  cards: 'Cards, eight per page',
  letters: 'A letter for each family, in English and Spanish',
  poster: 'A poster of all pictures',
  'class-code': 'A poster with the class code',
  csv: 'A CSV file',
};
const papers: Readonly<Record<PaperSize, string>> = { letter: 'Letter', a4: 'A4' };

/** The texts for printing students' logins (ROS-3). */
export const printWords = {
  button: printButton,
  title: (count: number | null) => {
    if (count === null) return 'Login cards for the whole class';
    return count === 1 ? 'Login card for 1 student' : `Login cards for ${count} students`;
  },
  what: 'What to print',
  files,
  kind: 'How students log in',
  kindHint: 'For students who have no card yet. Students who have a card keep their login.',
  kinds,
  paper: 'Paper',
  papers,
  poster: 'The poster shows every picture and no names. Hang it up where the class logs in.',
  classCode:
    'The poster shows the class code, a large QR code and the steps to log in. It shows no names. Anyone who sees it still needs a student’s own login.',
  recorded: 'The activity log shows who printed cards, when, and for whom.',
  make: 'Download',
  made: 'The file is ready to print.',
} as const;

/** The texts of the list of logins and locked students (ROS-8). */
export const loginsWords = {
  heading: 'Student logins',
  lead: 'After five wrong tries, a student has to wait a few minutes. You can unlock them right away.',
  list: 'Student logins',
  none: 'This class has no students yet.',
  noCard: 'No card yet',
  by: (kind: LoginKind) => loginKindWords[kind],
  lastOn: (day: IsoDate) => `Logged in on ${formatDate(day)}`,
  never: 'Not logged in yet',
  locked: (until: number) => `Locked out until ${localTime(until)}`,
  lockedNow: (names: readonly string[]) =>
    names.length === 0 ? 'No one is locked out.' : `Locked out now: ${names.join(', ')}`,
  letIn: 'Unlock',
  letInNamed: (name: string) => `Unlock ${name}`,
  isIn: (name: string) => `${name} can try again.`,
  show: 'Show',
  showNamed: (name: string) => `Show ${name}’s login`,
  title: (name: string) => `${name}’s login`,
  renew: 'Replace login',
  renewLead: 'Lost card? This replaces the old login right away, in every class of this student.',
  renewed: 'This is the new login. Print a new card, or let the student write it down.',
  close: 'Close',
} as const;

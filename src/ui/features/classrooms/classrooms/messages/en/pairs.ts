import { counted } from '#domain/platform/text/counted.ts';
import { formatDate, type IsoDate } from '#domain/platform/dates/iso-date.ts';

const list = (names: readonly string[]): string => new Intl.ListFormat('en-US').format(names);

export const pairWords = {
  link: 'Pairs and kits',
  linkNamed: (lesson: string) => `Pairs and kits for ${lesson}`,
  back: 'Back to the lessons of the class',
  heading: 'Pairs and kits',
  lead: (lesson: string) => `For ‘${lesson}’.`,
  away: {
    heading: 'Away today',
    lead: 'Check the students who are absent. This stays on your screen and is not saved.',
    legend: 'Absent students',
    here: (count: number, of: number) => `${count} of ${counted(of, 'student')} are here.`,
  },
  pairs: {
    heading: 'Pairs',
    lead: 'We avoid repeat partners when possible. Tap two names to swap them.',
    make: 'Make pairs',
    shuffle: 'Shuffle again',
    save: 'Save for today',
    print: 'Print',
    savedOn: (day: IsoDate) => `Saved for ${formatDate(day)}`,
    saved: 'The pairs are saved. Next time there will be new pairs.',
    notYet: 'No pairs yet.',
    changed: 'Attendance has changed. Make new pairs.',
    group: (place: number) => `Group ${place}`,
    chosen: (name: string) => `${name}: now tap the name to swap with.`,
    swapped: (one: string, other: string) => `${one} and ${other} are swapped.`,
    broken: (names: readonly string[]) => `${list(names)} are on the ‘Not together’ list.`,
    none: {
      'pairs/too-few': 'You need at least two students to make a pair.',
      'pairs/impossible': (alone: readonly string[]) =>
        alone.length === 0
          ? 'Not everyone can be paired without putting two students together who are on the ‘Not together’ list.'
          : `No one here can be paired with ${list(alone)}.`,
    },
    noneAdvice: 'Remove a name from ‘Not together’ to continue.',
  },
  kit: {
    heading: 'Materials to bring',
    lead: (count: number, groups: number) =>
      `For ${counted(count, 'student')} in ${counted(groups, 'group')}. A group of three shares one set.`,
    item: 'Material',
    count: 'Quantity',
    optional: 'optional',
    substitute: (substitute: string) => `or: ${substitute}`,
    unknown: 'The materials for this version cannot be loaded right now. See the lesson page.',
  },
  apart: {
    heading: 'Not together',
    lead: 'Only the teachers of this class see this list. The activity log shows when it changes. It is never printed, and erasing a student removes it.',
    one: 'Student',
    other: 'Not with',
    choose: 'Choose a student',
    add: 'Keep apart',
    pair: (one: string, other: string) => `${one} and ${other}`,
    remove: 'Remove',
    removeNamed: (one: string, other: string) => `Remove: ${one} and ${other}`,
    none: 'No students are kept apart.',
  },
  nobody: 'No students yet',
  nobodyAdvice: 'Pairs are made from the class list. Add students first.',
  toStudents: 'Add students',
} as const;

import { counted, formatCount } from '#domain/platform/text/counted.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';

/** The texts of the search for classes, students, staff, lessons and pages (NAV-20). */
export const searchWords = {
  open: 'Search',
  /** The name of the button. It differs from the other buttons named "Search". */
  openName: 'Search Blockyard',
  title: 'Search',
  key: '/',
  label: 'Search classes, students, staff, lessons and pages',
  labelForOwner: 'Search classes, students, lessons and pages',
  labelForStaff: 'Search lessons and pages',
  hint: 'Use the arrow keys and Enter. Esc closes the search.',
  searching: 'Searching',
  results: (count: number) => counted(count, 'result'),
  nothing: (text: string) => `Nothing matches “${bidiIsolate(text)}”.`,
  groups: {
    classes: 'Classes',
    students: 'Students',
    staff: 'Staff',
    lessons: 'Lessons',
    pages: 'Pages',
    users: 'Users',
  },
  all: (count: string) => `Show all ${count}`,
  counted: (count: number, most: number) =>
    count > most ? `more than ${formatCount(most)}` : formatCount(count),
  users: (text: string) => `Users with “${bidiIsolate(text)}”`,
} as const;

import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';

/** The search over classes, students, staff, lessons and pages (NAV-20). */
export const searchWords = {
  open: 'Search',
  /** The name of the button: pages have other buttons named "Search". */
  openName: 'Search Blockyard',
  title: 'Search',
  key: '/',
  label: 'Search classes, students, staff, lessons and pages',
  labelForOwner: 'Search classes, students, lessons and pages',
  labelForStaff: 'Search lessons and pages',
  hint: 'Use the arrow keys and Enter. Esc closes the search.',
  searching: 'Searching',
  results: (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`,
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
    count > most ? `more than ${most.toLocaleString('en-US')}` : count.toLocaleString('en-US'),
  users: (text: string) => `Users with “${bidiIsolate(text)}”`,
} as const;

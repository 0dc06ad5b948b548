import { counted, formatCount } from '#domain/platform/text/counted.ts';
import { type ActivityRange, maxCounted, maxPeopleSearched } from '#domain/activity.ts';

export const activityColumnWords = {
  at: 'When',
  action: 'What',
  by: 'Who',
  address: 'Network address',
  person: 'Person',
} as const;

export const activityPage = {
  headings: {
    own: 'My activity',
    organization: 'Activity log',
    all: 'Activity of everyone',
  } satisfies Record<ActivityRange, string>,
  lead: 'What was done, when, and from where. Entries are kept for 400 days. No one can change them.',
  tabs: 'Whose activity',
  ranges: { own: 'You', organization: 'Your organization', all: 'Everyone' } satisfies Record<
    ActivityRange,
    string
  >,
  list: 'Activity',
  search: 'Search by person',
  morePeople: `More than ${maxPeopleSearched} people match this search, so some entries are missing. Enter a full name or email.`,
  count: (entries: number) => {
    if (entries > maxCounted) return `More than ${formatCount(maxCounted)} entries`;
    return counted(entries, 'entry', 'entries');
  },
  empty: {
    title: 'Nothing yet',
    advice: 'Changes to your account and your classes, and who looked at your data, are listed here.',
  },
} as const;

/** What a page will hold that is not open yet, and where to go meanwhile. */
export type Planned = { readonly will: string; readonly link: 'lessons' | 'profile' | 'signUp' };

/** The words of the pages that are still to come, by the name of their route. */
export const plannedPages = {
  'settings-new-student': {
    will: 'You will add students here, one by one, from a pasted list or from a file.',
    link: 'lessons',
  },
} as const satisfies Readonly<Record<string, Planned>>;

export const planned = {
  title: 'This page is not open yet',
  links: {
    lessons: 'Go to the lessons',
    profile: 'Go to your profile',
    signUp: 'Start a free trial',
  },
} as const;

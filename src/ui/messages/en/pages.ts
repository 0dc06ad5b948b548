/** The texts of pages that fail, that are loading, or that do not exist yet. */
export const pages = {
  toLessons: 'Go to the lessons',
  toClassrooms: 'Go to your classes',
  findLesson: 'Find a lesson',
  search: 'Search',
  notFound: 'Page Not Found',
  failed: 'Internal Server Error',
  notFoundAdvice: 'The address may be mistyped, or the page has moved.',
  failedAdvice: 'This is our fault. Try again in a moment; nothing you saved is lost.',
  unreachable: 'No connection to Blockyard',
  unreachableAdvice:
    'Check your connection; if the network asks you to log in, do that first. Lessons saved on this device still open, and they are first in the list.',
  tryAgain: 'Try again',
  partMissing: 'This part could not be loaded.',
  partMissingAdvice: 'Check your connection and try again, or load the page again.',
  loadPageAgain: 'Load the page again',
  arrived: (title: string) => `${title}, page loaded`,
} as const;

/** The texts of a page that could not be shown. All 404 pages have the same heading. */
type PageFailureWords = { readonly heading?: string; readonly advice: string };

/** The texts for certain kinds of failures. Other kinds use the general text. */
export const pageFailures: Readonly<Record<string, PageFailureWords>> = {
  'lesson/not-found': {
    advice: 'There is no lesson at this address. Look for it in the list of lessons.',
  },
  'classroom/not-found': {
    advice: 'You have no class at this address. Look in your list of classes.',
  },
  'service/failed': {
    heading: 'Something went wrong on our side',
    advice: pages.failedAdvice,
  },
  'service/busy': {
    heading: 'Blockyard is busy right now',
    advice: 'Wait a moment and try again. Nothing you saved is lost.',
  },
  'service/too-many-requests': {
    heading: 'Too many requests',
    advice: 'Wait a few minutes and try again.',
  },
  'account/second-factor-required': {
    heading: 'Your account needs two-step login',
    advice: 'Set up an authenticator app in your profile, then come back.',
  },
  'organization/not-a-member': {
    heading: 'You no longer belong to this school',
    advice: 'Choose another school or your workspace in the menu, or ask a manager of the school.',
  },
  'service/refused': {
    heading: 'Your account cannot open this page',
    advice: 'Ask the person who manages your school’s license.',
  },
  'session/lost': { heading: 'Your session has ended', advice: 'Please log in again.' },
};

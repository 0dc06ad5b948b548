/** The words of pages that fail, wait, or are not open yet. */
export const pages = {
  toLessons: 'Go to the lessons',
  toClassrooms: 'Go to your classrooms',
  findLesson: 'Find a lesson',
  search: 'Search',
  notFound: 'Page Not Found',
  failed: 'Internal Server Error',
  notFoundAdvice: 'The address may be mistyped, or the page has moved.',
  failedAdvice: 'This is our fault, not yours. Try again in a moment; nothing you saved is lost.',
  unreachable: 'No connection to Blockyard',
  unreachableAdvice:
    'This page is not on this device, and Blockyard cannot be reached just now. If this network asks for a sign-in first, do that and try again. Lessons that you opened lately or kept for offline open all the same: they come first in the list.',
  tryAgain: 'Try again',
  partMissing: 'This part could not be fetched.',
  partMissingAdvice:
    'Check your connection and try again. If Blockyard was updated meanwhile, load the page again.',
  loadPageAgain: 'Load the page again',
  arrived: (title: string) => `${title}, page loaded`,
} as const;

/** What is said of a page that could not be shown: in the heading (but for 404, which has its own), and below it. */
type PageFailureWords = { readonly heading?: string; readonly advice: string };

/** What kept a page from being shown, and what to do. Other kinds fall back to the general words. */
export const pageFailures: Readonly<Record<string, PageFailureWords>> = {
  'lesson/not-found': {
    advice: 'There is no lesson at this address. It may have moved; look for it in the list of lessons.',
  },
  'classroom/not-found': {
    advice: 'There is no classroom of yours at this address. Look for it in the list of your classrooms.',
  },
  'service/failed': {
    heading: 'Something went wrong on our side',
    advice: pages.failedAdvice,
  },
  'service/busy': {
    heading: 'Blockyard is busy just now',
    advice: 'Wait a moment and try again. Nothing you saved is lost.',
  },
  'service/too-many-requests': {
    heading: 'That was asked too often',
    advice: 'Wait a few minutes and try again.',
  },
  'account/second-factor-required': {
    heading: 'Your account needs a second step',
    advice: 'Set up an authenticator app in your profile, then come back.',
  },
  'service/refused': {
    heading: 'You may not see this with your account',
    advice: 'Ask whoever manages your school’s licence.',
  },
  'session/lost': { heading: 'Your session has ended', advice: 'Please log in again.' },
};

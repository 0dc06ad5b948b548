/** The words of pages that fail, wait, or are not open yet. */
export const pages = {
  toLessons: 'Go to the lessons',
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

/** What kept a page from being shown, and what to do. Other kinds fall back to the general advice. */
export const pageFailures: Readonly<Record<string, string>> = {
  'lesson/not-found':
    'There is no lesson at this address. It may have moved; look for it in the list of lessons.',
  'classroom/not-found':
    'There is no classroom of yours at this address. Look for it in the list of your classrooms.',
  'service/unreachable': 'We could not reach Blockyard. Check your connection and try again.',
  'service/busy': 'Blockyard is busy just now. Wait a moment and try again.',
  'service/too-many-requests': 'That was asked too often in a short time. Wait a few minutes and try again.',
  'account/second-factor-required':
    'Your account needs a second step before you can use it. Set up an authenticator app in your profile.',
  'service/refused': 'You may not see this with your account. Ask whoever manages your school’s licence.',
  'session/lost': 'Your session has ended. Please log in again.',
};

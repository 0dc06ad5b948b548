const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** The words of the shell: header, footer, forms' own parts, notices. */
export const shell = {
  skipToContent: 'Skip to the content',
  homeLink: 'Blockyard, all lessons',
  mainNavigation: 'Main',
  lessons: 'Lessons',
  logIn: 'Log in',
  signUp: 'Sign up',
  logOut: 'Log out',
  loggedOut: 'You are logged out.',
  accountMenu: 'Account of',
  account: 'Your account',
  noName: 'Your account',
  trialDaysLeft: (days: number) => `${days} trial ${plural(days, 'day', 'days')} left`,
  trialOver: 'Trial ended',
  colorMode: 'Colors',
  colorModes: { system: 'System', light: 'Light', dark: 'Dark' },
  toDark: 'Use dark colors',
  toLight: 'Use light colors',
  about:
    'Lessons that teach children to code with blocks, first on paper, then with a Dock on the table, then on the screen.',
  footerNavigation: 'More of Blockyard',
  usingTheLessons: 'Using the lessons',
  connectingTheDock: 'Connecting the Dock',
  questions: 'Questions and answers',
  backTo: (place: string) => `Back to ${place}`,
  adminNavigation: 'Administration',
  users: 'Users',
  orders: 'Orders',
  activationCodes: 'Activation codes',
  lessonReports: 'How lessons went',
  steps: 'Steps',
  loading: 'Loading',
  tryAgain: 'Try again',
  needsScript: 'This page needs JavaScript. Turn it on for this site and reload the page.',
  closeMessage: 'Close this message',
  closeDialog: 'Close',
  escapeKeepsText: 'What you typed is still here. To discard it, press Cancel or close the window with ×.',
  cancel: 'Cancel',
  messages: 'Messages',
  tableOf: (columns: string) => `Table: ${columns}`,
  tones: { info: 'Note', success: 'Done', warning: 'Warning', error: 'Problem' },
} as const;

/** The words of the form parts. */
export const forms = {
  optional: '(optional)',
  email: 'Email',
  password: 'Password',
  phone: 'Phone',
  show: 'Show',
  capsLock: 'Caps Lock is on.',
  ruleMet: 'met:',
  ruleOpen: 'not yet:',
  problems: (count: number) =>
    count === 1 ? 'One thing needs your attention' : `${count} things need your attention`,
} as const;

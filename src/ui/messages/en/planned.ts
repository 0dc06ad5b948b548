/** What a page will hold that is not open yet, and where to go meanwhile. */
export type Planned = { readonly will: string; readonly link: 'lessons' | 'profile' | 'signUp' };

/** The words of the pages that are still to come, by the name of their route. */
export const plannedPages = {
  'settings-license': {
    will: 'Your license, its seats and its bills will be here. Lessons and classes work without any of them.',
    link: 'lessons',
  },
  'settings-app-login-code': {
    will: 'A short code to log in to the Blockyard app will be here, so that nobody types a password in front of a class.',
    link: 'lessons',
  },
  'settings-students': {
    will: 'The list of your students will be here, with their classrooms and how they log in to the app.',
    link: 'lessons',
  },
  'settings-new-student': {
    will: 'You will add students here, one by one, from a pasted list or from a file.',
    link: 'lessons',
  },
  'settings-student': {
    will: 'One student’s classrooms, login card and progress will be here.',
    link: 'lessons',
  },
  'settings-teachers': {
    will: 'Your colleagues will be listed here, with their schools and license seats.',
    link: 'lessons',
  },
  'settings-new-teacher': {
    will: 'You will invite colleagues here by their email addresses.',
    link: 'lessons',
  },
  'settings-teacher': { will: 'One colleague’s classes and license seat will be here.', link: 'lessons' },
  'checkout-purchase': {
    will: 'You will buy a license here, for yourself, your school or your district. Until then, everything in your trial is free.',
    link: 'lessons',
  },
  'checkout-renew': { will: 'You will renew a license here.', link: 'profile' },
  'checkout-return': {
    will: 'Here you will see how your order went. No order can be made yet, so nothing was charged.',
    link: 'profile',
  },
  'self-service-purchase': {
    will: 'Schools will order licenses and Docks here, without an account. Until then, the lessons are open to read.',
    link: 'signUp',
  },
  'self-service-return': {
    will: 'Here you will see how your order went. No order can be made yet, so nothing was charged.',
    link: 'lessons',
  },
  users: { will: 'The directory of all accounts will be here, for Blockyard’s own staff.', link: 'lessons' },
} as const satisfies Readonly<Record<string, Planned>>;

export const planned = {
  title: 'This page is not open yet',
  links: {
    lessons: 'Go to the lessons',
    profile: 'Go to your profile',
    signUp: 'Start a free trial',
  },
} as const;

import { formatCount } from '#domain/platform/text/counted.ts';

export { afterTrial } from './case-paper.ts';

/** The texts about a trial on `/settings/license`: usage, what remains afterward, and the printed summary for the person who decides about the budget. */
export const trialWords = {
  heading: 'Your trial',
  lead: 'How much you have used, and what happens when the trial ends.',
  waiting: 'Loading your requests',
  holds: 'Classes and students',
  holdsLead: 'Usage and limits. Archived classes and students do not count.',
  bars: { classrooms: 'Classes', students: 'Students' },
  taken: {
    classrooms: (used: number, cap: number) => `${formatCount(used)} of ${formatCount(cap)} classes.`,
    students: (used: number, cap: number) => `${formatCount(used)} of ${formatCount(cap)} students.`,
  },
  beyond:
    'You have more than your license includes. Everything keeps working. To add more, get a larger license.',
  nearly: 'You are close to your limit. A larger license includes more.',
  longer: {
    heading: 'More time',
    why: 'Why do you need more time?',
    whyHint: 'You can ask once. We answer by email.',
    ask: 'Ask for more time',
    done: 'We got your request and will answer by email.',
    waiting: (day: string) => `You asked for more time on ${day}. We will answer by email.`,
    granted: (day: string) => `You asked for more time on ${day} and got it.`,
    declined: (day: string) => `You asked for more time on ${day}. We could not extend the trial this time.`,
  },
  after: 'After the trial',
  paper: {
    heading: 'Convince your principal',
    lead: 'One PDF with your own classes, lessons and the standards that they meet, what a license costs, and how to buy it.',
    size: 'Paper size',
    sizes: { letter: 'Letter', a4: 'A4' },
    download: 'Download the PDF',
    file: 'for-my-school.pdf',
  },
} as const;

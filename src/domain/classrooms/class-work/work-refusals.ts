/** Reasons to refuse students and teachers who save, report or read work (CLS-1, CLS-2). */
export const workRefusals = {
  programs: ['entry/over'],
  save: [
    'entry/over',
    'entry/view-only',
    'assignment/not-found',
    'assignment/no-such-activity',
    'program/not-found',
    'program/too-many',
  ],
  versions: ['entry/over', 'program/not-found'],
  change: ['entry/over', 'program/not-found'],
  signal: ['entry/over', 'entry/view-only', 'assignment/not-found', 'assignment/no-such-activity'],
  live: ['classroom/not-found'],
  lead: ['classroom/not-found'],
  send: ['classroom/not-found', 'class/no-such-message', 'student/not-found'],
  show: ['classroom/not-found', 'student/not-found', 'program/not-found'],
  follow: ['entry/over'],
  answer: ['entry/over', 'class/nothing-asked'],
  share: ['entry/over', 'entry/view-only', 'program/not-found', 'program/no-partner', 'program/partner-full'],
} as const;

export type WorkRefusal<Question extends keyof typeof workRefusals> = {
  readonly kind: (typeof workRefusals)[Question][number];
};

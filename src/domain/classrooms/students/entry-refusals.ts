/**
 * Refusals for students, with their messages in the app (ROS-8). Unknown, paused and archived class codes get the same refusal. A wrong login and a student who
 * is not in the class get the same refusal.
 */
export const entryRefusals = {
  open: ['entry/wrong-class-code', 'entry/closed', 'call/too-many-requests'],
  choose: ['entry/wrong-class-code', 'entry/closed', 'entry/no-login', 'call/too-many-requests'],
  logIn: [
    'entry/wrong-class-code',
    'entry/closed',
    'entry/wrong-login',
    'entry/locked',
    'call/too-many-requests',
  ],
  read: ['entry/over'],
  record: ['entry/over', 'entry/view-only', 'assignment/not-found', 'assignment/no-such-activity'],
  lesson: ['entry/over', 'assignment/not-found'],
} as const;

type Refusals = typeof entryRefusals;

export type EntryRefusal<Question extends keyof Refusals> = {
  readonly kind: Exclude<Refusals[Question][number], 'call/too-many-requests'>;
};

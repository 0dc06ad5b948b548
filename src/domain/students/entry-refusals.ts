/**
 * What students are refused for, and what the app says to them (ROS-8). A class code that nobody has, one that is paused, and one of
 * an archived class are one and the same; so are a wrong secret and a student who is not in the class.
 */
export const entryRefusals = {
  open: ['entry/wrong-class-code', 'entry/closed', 'call/too-many-requests'],
  choose: ['entry/wrong-class-code', 'entry/closed', 'entry/no-login', 'call/too-many-requests'],
  logIn: [
    'entry/wrong-class-code',
    'entry/closed',
    'entry/wrong-secret',
    'entry/locked',
    'call/too-many-requests',
  ],
  read: ['entry/over'],
  record: ['entry/over', 'entry/view-only', 'assignment/not-found', 'assignment/no-such-activity'],
  lesson: ['entry/over', 'assignment/not-found'],
} as const;

type Refusals = typeof entryRefusals;

/** Why a question of a student was refused; limits of calls count as failures of the service. */
export type EntryRefusal<Question extends keyof Refusals> = {
  readonly kind: Exclude<Refusals[Question][number], 'call/too-many-requests'>;
};

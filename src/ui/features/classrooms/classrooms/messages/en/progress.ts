/** The progress of a class or a student in an activity. */
export const progressWords = {
  not_started: 'Not started',
  started: 'Started',
  needs_help: 'Needs help',
  done: 'Done',
} as const;

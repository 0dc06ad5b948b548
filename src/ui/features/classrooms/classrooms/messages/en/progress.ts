export const progressWords = {
  not_started: 'Not started',
  started: 'Started',
  needs_help: 'Needs help',
  done: 'Done',
} as const;

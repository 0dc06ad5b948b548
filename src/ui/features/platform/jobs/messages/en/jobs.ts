import { formatCount } from '#domain/platform/text/counted.ts';
export const jobWords = {
  waiting: 'Waiting to start.',
  running: 'Working on it. You can leave this page and come back.',
  partsDone: (done: number, total: number) => `${formatCount(done)} of ${formatCount(total)} done`,
  cancel: 'Cancel',
  stopping: 'Stopping…',
  dismiss: 'Dismiss',
  failed: 'This did not work. Start it again, and ask us for help if it fails again.',
  canceled: 'Canceled.',
} as const;

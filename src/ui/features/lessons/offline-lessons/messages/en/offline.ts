import { localDate } from '../../../../../messages/local-date.ts';

const megabyte = 1_000_000;

const size = (bytes: number): string =>
  bytes < megabyte / 10
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : bytes < 1000 * megabyte
      ? `${(bytes / megabyte).toFixed(1)} MB`
      : `${(bytes / megabyte / 1000).toFixed(1)} GB`;

/** The texts about lessons that are available without a network (LES-8). */
export const offline = {
  keep: 'Keep for offline',
  keepHint: 'Saves this lesson on this device, so that it opens without internet',
  keeping: 'Saving …',
  keptNow: 'Saved on this device. It opens without internet now.',
  removed: 'Removed from this device.',
  notSaved: 'The lesson could not be saved',
  makeRoom: 'See what is on this device',
  copy: (copiedAt: number) => `Offline copy of ${localDate(copiedAt)}`,
  copyAdvice: 'Blockyard cannot be reached, so this copy may be out of date.',
  listAdvice: 'Blockyard cannot be reached. The lessons on this device still open.',
  tryAgain: 'Try again',
  available: 'On this device',
  notAvailable: 'Not on this device',
  availableHint: 'On this device: opens without internet.',
  notAvailableHint: 'Not on this device: opens only with internet.',
  device: {
    title: 'On this device',
    lead: 'These lessons open without internet. The last 20 that you opened are saved automatically; lessons kept for offline stay until you remove them.',
    leaving: 'Lessons that need your account are removed when you log out.',
    none: 'No lessons on this device yet. Open one while there is internet.',
    kept: 'Kept',
    opened: 'Opened recently',
    lost: 'Your browser needed space and removed this lesson.',
    keepAgain: 'Keep again',
    facts: (copiedAt: number, bytes: number) => `copy of ${localDate(copiedAt)}, ${size(bytes)}`,
    remove: 'Remove',
    removeNamed: (title: string) => `Remove ${title} from this device`,
    usage: (used: number, most: number) => `Blockyard uses ${size(used)} of ${size(most)} here.`,
    mayBeTaken: 'Your browser may remove these lessons when the device runs out of space.',
  },
} as const;

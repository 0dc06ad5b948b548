import { exportLifetimeMs } from '#domain/platform/privacy/personal-export.ts';
import { localDate } from '../../../../../messages/local-date.ts';
import { localMoment } from '../../../../../messages/local-moment.ts';

const unit = (name: 'kilobyte' | 'megabyte') =>
  new Intl.NumberFormat('en-US', { style: 'unit', unit: name, maximumFractionDigits: 1 });
const kilobytes = unit('kilobyte');
const megabytes = unit('megabyte');

const size = (bytes: number): string =>
  bytes < 1_000_000 ? kilobytes.format(bytes / 1_000) : megabytes.format(bytes / 1_000_000);

const days = exportLifetimeMs / 86_400_000;

/** The texts of 'Export my data'. Its heading is in `profile.ts`, which is loaded first. */
export const exportsWords = {
  waiting: 'Looking for your files',
  order: 'Make a file of my data',
  job: 'Your file is being made',
  ready: 'Your file is ready. Download it below.',
  none: 'You have no file to download right now.',
  list: 'Files to download',
  file: (madeAt: number) => `Made ${localMoment(madeAt)}`,
  about: (endsAt: number, bytes: number) => `Available until ${localDate(endsAt)}, ${size(bytes)}`,
  download: 'Download',
  downloadOf: (madeAt: number) => `Download the file made ${localMoment(madeAt)}`,
  downloaded: 'my-data.zip is in your downloads.',
  expired: `This file has expired: files are kept for ${days} days. Make a new one.`,
} as const;

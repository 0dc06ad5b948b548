import { counted } from '#domain/platform/text/counted.ts';
import type { NoticeName } from '#domain/billing/notices/notice-table.ts';

const endsIn = (days: number): string => `The license ends in ${counted(days, 'day')}`;

const noticeWords: Readonly<Record<NoticeName, string>> = {
  'trial-begun': 'Three things to try',
  'trial-ends-in-7': 'The trial ends in 7 days',
  'trial-ends-in-1': 'The trial ends in 1 day',
  'trial-ended': 'The trial has ended',
  'license-ends-in-30': endsIn(30),
  'license-ends-in-14': endsIn(14),
  'license-ends-in-7': endsIn(7),
  'license-ends-in-1': endsIn(1),
  'renews-in-30': 'The license renews by card in 30 days',
  'renews-in-7': 'The license renews by card in 7 days',
  'license-ended': 'The license has ended',
  'cover-ended': 'The license has ended: what is read-only, and who can renew',
  'cover-ended-7-ago': 'The license ended a week ago',
  'order-open-14': 'A purchase order is open',
  'order-open-30': 'An invoice is due',
  'order-open-45': 'An invoice is overdue',
  'invoice-issued': 'The invoice for the seats that were added',
  'card-declined': 'A card payment did not go through',
  'card-declined-3-ago': 'A card payment did not go through: second email',
  'card-declined-7-ago': 'A card payment did not go through: last email',
};

export const noticesWords = {
  heading: 'License emails',
  lead: 'What we sent, when and to whom. In your profile, you choose which reminders you get.',
  list: 'Emails about the license',
  waiting: 'Loading the emails',
  none: 'None so far.',
  choose: 'Choose your emails',
  told: noticeWords,
} as const;

export const stopMailsWords = {
  heading: 'Stop these emails?',
  lead: 'You will get no more emails like this one. We always tell you when something has ended or payment is due.',
  stop: 'Stop these emails',
  stopped: 'Stopped. You can turn them on again in your profile, under Emails.',
  goOn: 'Go to the lessons',
} as const;

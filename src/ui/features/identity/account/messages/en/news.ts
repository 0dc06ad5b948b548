export const newsWords = {
  waiting: 'Looking up your choice',
  news: 'Product news',
  hint: 'New lessons and features. You can turn this off at any time.',
  isOn: 'You will now get product news.',
  isOff: 'You will no longer get product news.',
} as const;

export const mailChoiceWords = {
  waiting: 'Loading your choice',
  hints: { label: 'Tips for your trial', hint: 'One email with things to try.' },
  reminders: {
    label: 'License reminders',
    hint: 'Before a trial or a license ends. We always email you when it ends or a payment is due.',
  },
  stored: 'Saved.',
} as const;

/** The texts of pages and controls that are read-only because the trial or license has ended. */
export const readOnlyWords = {
  title: {
    trial: 'Your trial has ended, so this is read-only',
    license: 'Your license has ended or is paused, so this is read-only',
  },
  locked: {
    trial: 'Your trial has ended: this works again with a license.',
    license: 'Your license has ended or is paused. This works again once it is renewed or paid.',
  },
  advice:
    'You can still read, export, print, archive and delete everything. To make changes again, you need a license.',
  link: 'See who can renew it, and what it costs',
} as const;

/** What is said at the top of pages that an ended trial or license makes read-only, and at their controls. */
export const readOnlyWords = {
  title: {
    trial: 'Your trial has ended, so this is read-only',
    license: 'Your license has ended, so this is read-only',
  },
  locked: {
    trial: 'Your trial has ended: this works again with a license.',
    license: 'Your license has ended: this works again once it is renewed.',
  },
  advice:
    'You can still read, export, print, archive and delete everything. Nothing new can be made or changed until there is a license again.',
  link: 'See who can renew it, and what it costs',
} as const;

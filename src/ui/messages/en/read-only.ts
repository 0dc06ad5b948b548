/** What is said at the top of pages that an ended trial or license makes read-only. */
export const readOnlyWords = {
  title: {
    trial: 'Your trial has ended, so this is read-only',
    license: 'Your license has ended, so this is read-only',
  },
  advice:
    'You can still read, export, print, archive and delete everything. Nothing new can be made or changed until there is a license again.',
  link: 'See who can renew it, and what it costs',
} as const;

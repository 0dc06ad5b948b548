export const consents = {
  agree: 'I agree to the',
  terms: 'terms',
  and: 'and the',
  privacy: 'privacy notice',
  news: 'Email me product news. You can turn this off at any time.',
  missing: 'Check this box to continue.',
  noticeTitle: 'Our terms and privacy notice have changed',
  notice: 'Read them, then agree. Until then you can still use this page, export your data and leave.',
  submit: 'I agree',
  thanks: 'Thank you. Your answer is saved.',
} as const;

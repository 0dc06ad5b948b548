export const consents = {
  agree: 'I agree to the',
  terms: 'terms',
  and: 'and the',
  privacy: 'privacy notice',
  news: 'Email me product news. You can turn this off at any time.',
  missing: 'Check this box to continue.',
  noticeTitle: 'Our terms and privacy notice have a version that you have not agreed to yet',
  notice: 'Read them, then agree. Meanwhile everything here stays open, with your export and your exit.',
  submit: 'I agree',
  thanks: 'Thank you. We noted it.',
} as const;

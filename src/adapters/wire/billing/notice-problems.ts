import type { Problems } from '../problem-row.ts';

export const noticeProblems = {
  'notice/not-found': {
    status: 404,
    title: 'No mail has this key',
    detail: 'The key is that of a link in a mail about a license. It works until the account is deleted.',
  },
} as const satisfies Problems;

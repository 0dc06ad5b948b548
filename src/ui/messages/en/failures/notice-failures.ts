import type { NoticeRefused } from '#domain/billing/notices/notice-refusals.ts';
import type { FailureWords } from './failure-words.ts';

export const noticeFailures: Readonly<Record<NoticeRefused['kind'], FailureWords>> = {
  'notice/not-found': {
    says: 'This link is not complete, or its account was deleted.',
    next: 'Open the link of a newer email, or choose which emails you get in your profile.',
  },
};

import * as z from 'zod/mini';
import { noticeRefusals as refusals } from '#domain/billing/notices/notice-refusals.ts';
import { noticeNames, noticeTopics } from '#domain/billing/notices/notice-table.ts';
import { data, operation } from '../operation.ts';
import { list } from '../list.ts';

/** Notices about licenses over HTTP, with the types of `src/domain/billing/notices`. Times are epoch milliseconds. */

const topics = list(z.enum(noticeTopics));

export const stopMailOperations = {
  stopMails: operation('POST /v1/app/notices/stop', {
    auth: 'none',
    body: z.strictObject({ key: z.string().check(z.maxLength(300)) }),
    refusals: refusals.stop,
  }),
} as const;

export const noticeOperations = {
  readNotices: operation('GET /v1/app/license/notices', {
    reply: data(
      list(z.object({ id: z.string(), name: z.enum(noticeNames), address: z.string(), at: z.number() })),
    ),
  }),
  readStoppedMails: operation('GET /v1/app/users/me/stopped-mails', { reply: data(z.object({ topics })) }),
  setStoppedMails: operation('PUT /v1/app/users/me/stopped-mails', {
    body: z.strictObject({ topics: topics.check(z.maxLength(noticeTopics.length)) }),
  }),
} as const;

import * as z from 'zod/mini';
import { noticeNames, noticeTopics } from '#domain/notices/notice-table.ts';
import { list } from './list.ts';

/** Notices about licenses as they go over the wire: the types of `src/domain/notices`. Times are epoch milliseconds. */

const topics = list(z.enum(noticeTopics));

/** `GET /v1/app/license/notices` */
export const noticesResponse = z.object({
  data: list(z.object({ id: z.string(), name: z.enum(noticeNames), address: z.string(), at: z.number() })),
});

/** `GET /v1/app/users/me/stopped-mails` */
export const stoppedMailsResponse = z.object({ data: z.object({ topics }) });

/** `PUT /v1/app/users/me/stopped-mails` */
export const stoppedMailsRequest = z.strictObject({ topics: topics.check(z.maxLength(noticeTopics.length)) });

/** `POST /v1/app/notices/stop` */
export const stopByLinkRequest = z.strictObject({ key: z.string().check(z.maxLength(300)) });

import * as z from 'zod/mini';

/** Join codes of classrooms as they go over the wire: the types of `src/domain/join-codes`. Moments are epoch milliseconds. */

/** `GET` and `POST /v1/app/classrooms/{id}/join-code` */
export const joinCodeResponse = z.object({
  data: z.object({
    code: z.string(),
    renewedAt: z.int(),
    pausedAt: z.nullable(z.int()),
    closedOn: z.nullable(z.string()),
  }),
});
/** `PUT /v1/app/classrooms/{id}/join-code/paused` */
export const pausedRequest = z.strictObject({ paused: z.boolean() });
/** `PUT /v1/app/classrooms/{id}/join-code/closed` */
export const closedRequest = z.strictObject({ closed: z.boolean() });

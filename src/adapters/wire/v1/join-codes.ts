import * as z from 'zod/mini';

/** Join codes of classrooms as they go over the wire: the types of `src/domain/join-codes`. Moments are epoch milliseconds. */

const joinCode = z.object({ code: z.string(), renewedAt: z.int(), pausedAt: z.nullable(z.int()) });

/** `GET /v1/app/classrooms/{id}/join-code`: null until one is made. */
export const joinCodeOrNoneResponse = z.object({ data: z.nullable(joinCode) });
/** `POST /v1/app/classrooms/{id}/join-code` */
export const joinCodeResponse = z.object({ data: joinCode });
/** `PUT /v1/app/classrooms/{id}/join-code/paused` */
export const pausedRequest = z.strictObject({ paused: z.boolean() });

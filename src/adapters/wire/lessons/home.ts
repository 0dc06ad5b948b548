import * as z from 'zod/mini';
import { accessStates } from '#domain/identity/account/access-state.ts';
import { data, operation } from '../operation.ts';
import { count, text } from '../fields.ts';

/** The data of the block at the top of the lessons page, over HTTP, with the type `HomeFacts` of `src/domain/lessons/home/home.ts`. */

export const homeOperations = {
  readHome: operation('GET /v1/app/home', {
    reply: data(
      z.object({
        next: z.nullable(
          z.object({
            id: text,
            name: text,
            slug: text,
            version: count,
            title: text,
            part: count,
            students: count,
            finished: count,
            needHelp: count,
          }),
        ),
        setup: z.nullable(
          z.object({
            classId: z.nullable(text),
            students: z.boolean(),
            cards: z.boolean(),
            taught: z.boolean(),
          }),
        ),
        office: z.nullable(
          z.object({
            joinRequests: count,
            invitations: count,
            imports: count,
            importId: z.nullable(text),
            schools: count,
          }),
        ),
        license: z.object({
          state: z.enum(accessStates),
          lastDay: z.nullable(text),
          seats: z.nullable(z.object({ free: count, limit: count })),
        }),
      }),
    ),
  }),
} as const;

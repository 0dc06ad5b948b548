import * as z from 'zod/mini';
import { joinRequestStates } from '#domain/organizations/join-request.ts';
import { list } from './list.ts';

const text = z.string();
const textOrNull = z.nullable(text);

/** `GET /v1/app/schools/search` */
export const schoolSearchQuery = z.object({ q: text.check(z.maxLength(200)) });
export const schoolsFoundResponse = z.object({ data: list(z.object({ name: text, district: textOrNull })) });

/** `GET /v1/app/users/me/join-request`; null where nothing is suggested. */
export const joinSuggestionResponse = z.object({
  data: z.nullable(z.object({ id: text, name: text, asked: z.boolean() })),
});
/** `PUT /v1/app/users/me/join-request` and `PUT /v1/app/users/me/workspace/move` */
export const askToJoinRequest = z.strictObject({ organizationId: text.check(z.maxLength(100)) });

const movingClassrooms = list(
  z.object({ id: text, name: text, archivedAt: z.nullable(z.int()), students: z.int() }),
);

/** `GET /v1/app/users/me/workspace/move` */
export const movePreviewResponse = z.object({
  data: z.object({
    classrooms: movingClassrooms,
    schools: list(z.object({ id: text, name: text })),
    asked: z.nullable(z.object({ name: text, askedAt: z.int(), state: z.enum(joinRequestStates) })),
  }),
});

/** `GET /v1/app/join-requests` */
export const joinRequestsResponse = z.object({
  data: list(
    z.object({
      id: text,
      firstName: textOrNull,
      lastName: textOrNull,
      email: textOrNull,
      organizationName: text,
      askedAt: z.int(),
      moving: z.nullable(movingClassrooms),
    }),
  ),
});

/** What answers an act: nothing but that it is done. */
export const joiningActResponse = z.object({ data: z.null() });

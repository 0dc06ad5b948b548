import * as z from 'zod/mini';
import { classroomFields } from '#domain/classrooms/classrooms/classroom-change.ts';
import { classroomActs, classroomFactKinds } from '#domain/classrooms/students/classroom-history.ts';
import { changeSetKinds } from '#domain/classrooms/change-sets/change-set.ts';
import { list } from '../list.ts';
import { timestamp, text, textOrNull } from '../fields.ts';

/** The query for the next page: events before the position `<epoch milliseconds>.<id>` at which the previous page ended. */
export const classroomHistoryQuery = z.object({ before: z.exactOptional(text) });

export const classroomHistory = z.object({
  entries: list(
    z.object({
      id: text,
      at: timestamp,
      by: textOrNull,
      did: z.discriminatedUnion('of', [
        z.object({
          of: z.literal('change'),
          kind: z.enum(changeSetKinds),
          canUndo: z.boolean(),
          undone: z.boolean(),
          facts: list(z.object({ of: z.enum(classroomFactKinds), names: list(text), count: z.int() })),
        }),
        z.object({
          of: z.literal('act'),
          action: z.enum(classroomActs),
          about: textOrNull,
          changes: list(z.object({ field: z.enum(classroomFields), from: textOrNull, to: textOrNull })),
        }),
      ]),
    }),
  ),
  earlier: z.nullable(z.object({ at: timestamp, id: text })),
});

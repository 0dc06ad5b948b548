import * as z from 'zod/mini';
import { activityRanges } from '#domain/activity.ts';
import { auditActions } from '#domain/audit.ts';
import { generalMessages, hintMessage, stepMessage } from '#domain/classrooms/class-work/class-messages.ts';
import { memberRefusals } from '#domain/organizations/members/member-refusals.ts';
import { cursorPage, operation } from '../operation.ts';
import { pagePlace, tableQuery } from '../table.ts';
import { textOrNull } from '../fields.ts';

const receivers = z.enum(['all', 'one']);
const named = z.object({ id: z.string(), name: textOrNull });

/** An entry of the audit log over HTTP, with the type `Activity` of `src/domain/activity.ts`. */
const activity = z.object({
  id: z.string(),
  at: z.int(),
  action: z.enum(auditActions),
  by: z.nullable(named),
  onBehalfOf: z.nullable(named),
  subject: named,
  address: textOrNull,
  count: z.nullable(z.int()),
  message: z.nullable(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.enum(generalMessages), step: z.null(), to: receivers }),
      z.object({ kind: z.literal(stepMessage), step: z.int(), to: receivers }),
      z.object({
        kind: z.literal(hintMessage),
        step: z.null(),
        activity: z.string(),
        text: z.string(),
        to: receivers,
      }),
    ]),
  ),
});

/** A page of activity. `morePeople` is true if more people have the searched name than the search includes. */
const activityPage = cursorPage(activity, z.extend(pagePlace, { morePeople: z.boolean() }));

/** The query of the activity log. `of` is the range of accounts. The default is the user's own account. */
export const activityQuery = z.object({ ...tableQuery, of: z.exactOptional(z.enum(activityRanges)) });

export const activityOperations = {
  listActivity: operation('GET /v1/app/activity', {
    query: activityQuery,
    reply: activityPage,
    refusals: ['account/not-permitted'],
  }),
  listMemberActivity: operation('GET /v1/app/members/:id/activity', {
    query: z.object(tableQuery),
    reply: activityPage,
    refusals: memberRefusals.activity,
  }),
} as const;

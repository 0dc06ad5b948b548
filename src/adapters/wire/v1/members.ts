import * as z from 'zod/mini';
import { bulkSeatDecisions, mostNamed } from '#domain/organizations/bulk-act.ts';
import { mostHandedOver } from '#domain/organizations/hand-over.ts';
import { memberRoles, namedRoles } from '#domain/organizations/member-role.ts';
import { memberStatuses } from '#domain/organizations/member.ts';
import { membershipEnds } from '#domain/organizations/organization.ts';
import { seatStandings } from '#domain/organizations/seats.ts';
import { list } from './list.ts';
import { pagePlace, tableQuery } from './table.ts';

/** Members as they go over the wire: the types of `src/domain/organizations`, proved equal in the contracts' test. */

const text = z.string();
const textOrNull = z.nullable(text);
/** A moment in epoch milliseconds. */
const moment = z.int();
const momentOrNull = z.nullable(moment);

const memberDetails = z.object({
  email: textOrNull,
  role: z.enum(memberRoles),
  billingContact: z.boolean(),
  school: z.object({ id: text, name: text }),
  status: z.enum(memberStatuses),
  seat: z.enum(seatStandings),
  lastActiveAt: momentOrNull,
  classrooms: z.int().check(z.minimum(0)),
  since: moment,
});

const member = z.object({
  id: text,
  firstName: textOrNull,
  lastName: textOrNull,
  you: z.boolean(),
  details: z.nullable(memberDetails),
});

const memberProfile = z.object({
  member,
  owned: list(z.object({ id: text, name: text, archivedAt: momentOrNull })),
  history: list(
    z.object({
      id: text,
      school: text,
      role: z.enum(memberRoles),
      from: moment,
      to: momentOrNull,
      endedWhy: z.nullable(z.enum(membershipEnds)),
    }),
  ),
  invitations: z.int(),
});

/** What `GET /v1/app/members` may be asked. */
export const membersQuery = z.object({
  ...tableQuery,
  on: z.exactOptional(z.string().check(z.maxLength(10))),
});
/** What an act on many members may be asked: it is of those of today. */
export const membersFilter = z.object(tableQuery);
/** `GET /v1/app/members` */
export const membersResponse = z.object({ data: list(member), page: pagePlace });
/** `GET /v1/app/members/{id}` */
export const memberResponse = z.object({ data: memberProfile });
/** What answers an act on a member: nothing but that it is done. */
export const memberActResponse = z.object({ data: z.null() });

const id = z.string().check(z.maxLength(100));
const handOver = z
  .array(z.strictObject({ classroomId: id, to: z.nullable(id) }))
  .check(z.maxLength(mostHandedOver));
/** `PUT /v1/app/members/{id}/role` */
export const memberRoleRequest = z.strictObject({ role: z.enum(namedRoles) });
/** `PUT /v1/app/members/{id}/billing-contact` */
export const billingContactRequest = z.strictObject({ billingContact: z.boolean() });
/** `PUT /v1/app/members/{id}/school` */
export const moveMemberRequest = z.strictObject({ organizationId: id });
/** `POST /v1/app/members/{id}/deactivation`, `POST /v1/app/users/me/organization/leaving` */
export const handOverRequest = z.strictObject({ handOver });

const named = z.array(id).check(z.maxLength(mostNamed));
/** Members by their ids, or all that the filter of the call's address leaves but for exceptions. */
const selection = z.union([
  z.strictObject({ of: z.literal('ids'), ids: named }),
  z.strictObject({ of: z.literal('filter'), except: named }),
]);
/** `POST /v1/app/members/bulk/deactivation` */
export const deactivateManyRequest = z.strictObject({ selection });
/** `POST /v1/app/members/bulk/school` */
export const moveManyRequest = z.strictObject({ selection, organizationId: id });
/** `POST /v1/app/members/bulk/seat` */
export const seatManyRequest = z.strictObject({ selection, decision: z.enum(bulkSeatDecisions) });
/** What answers all three: the job that does it, and on how many; null where nobody was selected. */
export const begunActResponse = z.object({
  data: z.object({ jobId: textOrNull, count: z.int().check(z.minimum(0)) }),
});

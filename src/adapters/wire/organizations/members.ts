import * as z from 'zod/mini';
import { bulkSeatDecisions, maxNamed } from '#domain/organizations/members/bulk-act.ts';
import { maxHandedOver } from '#domain/organizations/members/hand-over.ts';
import { memberRefusals, memberRefusals as refusals } from '#domain/organizations/members/member-refusals.ts';
import { memberRoles, namedRoles } from '#domain/identity/membership/member-role.ts';
import { memberStatuses } from '#domain/organizations/members/member.ts';
import { membershipEnds } from '#domain/identity/membership/organization.ts';
import { seatStandings } from '#domain/organizations/members/seats.ts';
import { data, noData, operation, tablePage } from '../operation.ts';
import { list } from '../list.ts';
import { tableQuery } from '../table.ts';
import { count, id, timestamp, timestampOrNull, text, textOrNull } from '../fields.ts';
import { selectionOf } from '../selection.ts';

const memberDetails = z.object({
  email: textOrNull,
  role: z.enum(memberRoles),
  billingContact: z.boolean(),
  school: z.object({ id: text, name: text }),
  status: z.enum(memberStatuses),
  seat: z.enum(seatStandings),
  lastActiveAt: timestampOrNull,
  classrooms: count,
  since: timestamp,
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
  owned: list(z.object({ id: text, name: text, archivedAt: timestampOrNull })),
  history: list(
    z.object({
      id: text,
      school: text,
      role: z.enum(memberRoles),
      from: timestamp,
      to: timestampOrNull,
      endedWhy: z.nullable(z.enum(membershipEnds)),
    }),
  ),
  invitations: z.int(),
});

export const membersQuery = z.object({
  ...tableQuery,
  on: z.exactOptional(z.string().check(z.maxLength(10))),
});
/** The query of an action on many members. It always applies to today's members. */
export const membersFilter = z.object(tableQuery);

const handOver = z
  .array(z.strictObject({ classroomId: id, to: z.nullable(id) }))
  .check(z.maxLength(maxHandedOver));
const handOverRequest = z.strictObject({ handOver });

const selection = selectionOf(maxNamed);
export const deactivateManyRequest = z.strictObject({ selection });
/** The reply of actions on many members: the job, or null if no member was selected, and the number of members. */
const begunAct = z.object({ jobId: textOrNull, count });

export const memberActOperations = {
  deactivateMembers: operation('POST /v1/app/members/bulk/deactivation', {
    body: deactivateManyRequest,
    query: membersFilter,
    reply: data(begunAct),
    refusals: memberRefusals.actOnMany,
  }),
  moveMembers: operation('POST /v1/app/members/bulk/school', {
    body: z.strictObject({ selection, organizationId: id }),
    query: membersFilter,
    reply: data(begunAct),
    refusals: memberRefusals.actOnMany,
  }),
  decideSeats: operation('POST /v1/app/members/bulk/seat', {
    body: z.strictObject({ selection, decision: z.enum(bulkSeatDecisions) }),
    query: membersFilter,
    reply: data(begunAct),
    refusals: memberRefusals.actOnMany,
  }),
} as const;

export const memberOperations = {
  listMembers: operation('GET /v1/app/members', {
    query: membersQuery,
    reply: tablePage(member),
    refusals: refusals.page,
  }),
  readMember: operation('GET /v1/app/members/:id', { reply: data(memberProfile), refusals: refusals.byId }),
  readOwnMember: operation('GET /v1/app/users/me/organization/membership', {
    reply: data(memberProfile),
    refusals: refusals.byId,
  }),
  changeMemberRole: operation('PUT /v1/app/members/:id/role', {
    body: z.strictObject({ role: z.enum(namedRoles) }),
    reply: noData,
    refusals: refusals.changeRole,
  }),
  nameBillingContact: operation('PUT /v1/app/members/:id/billing-contact', {
    body: z.strictObject({ billingContact: z.boolean() }),
    reply: noData,
    refusals: refusals.nameBillingContact,
  }),
  moveMember: operation('PUT /v1/app/members/:id/school', {
    body: z.strictObject({ organizationId: id }),
    reply: noData,
    refusals: refusals.move,
  }),
  deactivateMember: operation('POST /v1/app/members/:id/deactivation', {
    body: handOverRequest,
    reply: noData,
    refusals: refusals.deactivate,
  }),
  reactivateMember: operation('POST /v1/app/members/:id/reactivation', {
    reply: noData,
    refusals: refusals.reactivate,
  }),
  leaveOrganization: operation('POST /v1/app/users/me/organization/leaving', {
    body: handOverRequest,
    reply: noData,
    refusals: refusals.leave,
  }),
} as const;

import * as z from 'zod/mini';
import { addressAnswers } from '#domain/organizations/invitations/address-answers.ts';
import { invitationRefusals as refusals } from '#domain/organizations/invitations/invitation-refusals.ts';
import { invitationStatuses, invitedRoles } from '#domain/organizations/invitations/invitation.ts';
import { pasteLimits } from '#domain/organizations/invitations/read-addresses.ts';
import { cursorPage, data, operation } from '../operation.ts';
import { list } from '../list.ts';
import { count, timestamp, text, textOrNull } from '../fields.ts';

const role = z.enum(invitedRoles);

/** The limits here only limit the size of the body. The domain rules validate the exact lengths. */
const draft = z.strictObject({
  addresses: text.check(z.maxLength(2 * pasteLimits.length)),
  role,
  organizationId: text.check(z.maxLength(100)),
  message: text.check(z.maxLength(10_000)),
});

const answered = {
  answers: list(
    z.object({
      text,
      email: textOrNull,
      name: textOrNull,
      answer: z.enum(addressAnswers),
      school: textOrNull,
    }),
  ),
  seatsLeft: z.nullable(count),
};
const place = { id: text, invitedAt: timestamp };
const named = { organizationName: text, inviter: textOrNull, role };

/** The query with the cursor: `id` and `invitedAt` of the last row of the previous page. */
const pageQuery = z.object({
  afterId: z.optional(text.check(z.maxLength(100))),
  afterInvitedAt: z.optional(z.coerce.number().check(z.int())),
});

const sent = z.object({
  ...place,
  email: text,
  role,
  organizationName: text,
  inviter: textOrNull,
  status: z.enum(invitationStatuses),
  expiresAt: timestamp,
});
const opened = z.object({
  ...named,
  standing: z.enum(['pending', 'accepted', 'declined', 'revoked', 'expired']),
  email: textOrNull,
  id: textOrNull,
});

const all = '/v1/app/teachers/invitations';
const one = `${all}/:id` as const;
const invite = { body: draft, refusals: refusals.invite, fields: ['addresses', 'message'] } as const;
const opening = { refusals: refusals.open } as const;

export const invitationOperations = {
  previewInvitations: operation(`POST ${all}/preview`, { ...invite, reply: data(z.object(answered)) }),
  sendInvitations: operation(`POST ${all}`, {
    ...invite,
    reply: data(z.object({ ...answered, jobId: textOrNull })),
  }),
  listInvitations: operation(`GET ${all}`, {
    query: pageQuery,
    reply: cursorPage(sent, z.object({ total: count, after: z.nullable(z.object(place)) })),
  }),
  resendInvitation: operation(`POST ${one}/resend`, { refusals: refusals.change }),
  linkToInvitation: operation(`POST ${one}/link`, {
    refusals: refusals.change,
    reply: data(z.object({ link: text })),
  }),
  revokeInvitation: operation(`DELETE ${one}`, { refusals: refusals.change }),
  openInvitation: operation('GET /v1/app/invitations/:token', {
    ...opening,
    auth: 'optional',
    reply: data(opened),
  }),
  noteOnInvitation: operation('PATCH /v1/app/invitations/:token', {
    ...opening,
    auth: 'none',
    body: z.strictObject({ note: z.enum(['opened', 'no-reminders']) }),
  }),
  listOwnInvitations: operation('GET /v1/app/users/me/invitations', {
    reply: data(list(z.object({ ...named, id: text, message: text, expiresAt: timestamp }))),
  }),
  answerInvitation: operation('PUT /v1/app/users/me/invitations/:id', {
    body: z.strictObject({ answer: z.enum(['accepted', 'declined']) }),
    refusals: refusals.answer,
    reply: data(z.object({ organizationId: text })),
  }),
} as const;

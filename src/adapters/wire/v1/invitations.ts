import * as z from 'zod/mini';
import { addressAnswers } from '#domain/invitations/address-answers.ts';
import { invitationStatuses, invitedRoles } from '#domain/invitations/invitation.ts';
import { pasteLimits } from '#domain/invitations/read-addresses.ts';
import { list } from './list.ts';

const text = z.string();
const textOrNull = z.nullable(text);
const count = z.int().check(z.minimum(0));
const moment = z.int();
const role = z.enum(invitedRoles);

/** `POST /v1/app/teachers/invitations` and its preview. What is longer than the rules allow is refused by them. */
export const inviteRequest = z.strictObject({
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
export const previewResponse = z.object({ data: z.object(answered) });
export const invitedResponse = z.object({ data: z.object({ ...answered, jobId: textOrNull }) });

const place = { id: text, invitedAt: moment };

/** `GET /v1/app/teachers/invitations`; where a page begins is what the one before it answered. */
export const invitationsQuery = z.object({
  afterId: z.optional(text.check(z.maxLength(100))),
  afterInvitedAt: z.optional(z.coerce.number().check(z.int())),
});
export const invitationsResponse = z.object({
  data: list(
    z.object({
      ...place,
      email: text,
      role,
      organizationName: text,
      inviter: textOrNull,
      status: z.enum(invitationStatuses),
      expiresAt: moment,
    }),
  ),
  page: z.object({ total: count, after: z.nullable(z.object(place)) }),
});

export const invitationLinkResponse = z.object({ data: z.object({ link: text }) });

const named = { organizationName: text, inviter: textOrNull, role };

/** `GET /v1/app/invitations/{token}` */
export const openedInvitationResponse = z.object({
  data: z.object({
    ...named,
    standing: z.enum(['pending', 'accepted', 'declined', 'revoked', 'expired']),
    email: textOrNull,
    id: textOrNull,
  }),
});
/** `PATCH /v1/app/invitations/{token}` */
export const noteInvitationRequest = z.strictObject({ note: z.enum(['opened', 'no-reminders']) });

/** `GET /v1/app/users/me/invitations` */
export const waitingInvitationsResponse = z.object({
  data: list(z.object({ ...named, id: text, message: text, expiresAt: moment })),
});
/** `PUT /v1/app/users/me/invitations/{id}` */
export const answerInvitationRequest = z.strictObject({ answer: z.enum(['accepted', 'declined']) });
export const answerInvitationResponse = z.object({ data: z.object({ organizationId: text }) });

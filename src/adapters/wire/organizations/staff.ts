import * as z from 'zod/mini';
import { memberRoles } from '#domain/identity/membership/member-role.ts';
import { staffRefusals as refusals } from '#domain/organizations/staff/staff-refusals.ts';
import { data, operation } from '../operation.ts';

const reason = z.strictObject({
  why: z.string().check(z.maxLength(100)),
  ticket: z.nullable(z.string().check(z.maxLength(100))),
});

const trialRequest = z.strictObject({ days: z.number(), reason });

export const trialRefusalRequest = z.strictObject({ reason });

export const confirmationRequest = z.strictObject({ reason });

export const staffOperations = {
  startViewAs: operation('POST /v1/app/users/:id/view-as', {
    body: z.strictObject({ reason }),
    reply: data(z.object({ id: z.string(), until: z.int() })),
    refusals: refusals.startViewAs,
    fields: ['reason'],
  }),
  endViewAs: operation('DELETE /v1/app/view-as/:id'),
  eraseUser: operation('POST /v1/app/users/:id/erasure', {
    body: z.strictObject({ address: z.string().check(z.maxLength(320)), reason }),
    refusals: refusals.act,
    fields: ['address', 'reason'],
  }),
  setUserDisabled: operation('PUT /v1/app/users/:id/disabled', {
    body: z.strictObject({ disabled: z.boolean(), reason }),
    refusals: refusals.act,
    fields: ['reason'],
  }),
  extendTrial: operation('POST /v1/app/users/:id/trial', {
    body: trialRequest,
    refusals: refusals.act,
    fields: ['days', 'reason'],
  }),
  grantComplimentary: operation('PUT /v1/app/users/:id/comp', {
    body: z.strictObject({
      organization: z.nullable(z.string().check(z.maxLength(100))),
      seats: z.number(),
      lastDay: z.string().check(z.maxLength(20)),
      note: z.string().check(z.maxLength(4000)),
      reason,
    }),
    refusals: refusals.act,
    fields: ['organization', 'seats', 'lastDay', 'note', 'reason'],
  }),
  changeUserType: operation('PUT /v1/app/users/:id/type', {
    body: z.strictObject({ accountType: z.enum(memberRoles), reason }),
    refusals: refusals.act,
    fields: ['reason'],
  }),
  resendLoginLink: operation('POST /v1/app/users/:id/login-link', { refusals: refusals.act }),
} as const;

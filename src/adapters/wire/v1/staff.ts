import * as z from 'zod/mini';
import { memberRoles } from '#domain/organizations/member-role.ts';

/** Why staff act; the rules are the domain's, applied to what passed here. */
const reason = z.strictObject({
  why: z.string().check(z.maxLength(100)),
  ticket: z.nullable(z.string().check(z.maxLength(100))),
});

/** `POST /v1/app/users/{id}/view-as` */
export const viewAsRequest = z.strictObject({ reason });
export const viewAsResponse = z.object({ data: z.object({ id: z.string(), until: z.int() }) });

/** `PUT /v1/app/users/{id}/disabled` */
export const disabledRequest = z.strictObject({ disabled: z.boolean(), reason });

/** `POST /v1/app/users/{id}/trial` */
export const trialRequest = z.strictObject({ days: z.number(), reason });

/** `PUT /v1/app/users/{id}/comp` */
export const compRequest = z.strictObject({
  organization: z.nullable(z.string().check(z.maxLength(100))),
  seats: z.number(),
  lastDay: z.string().check(z.maxLength(20)),
  note: z.string().check(z.maxLength(4000)),
  reason,
});

/** `POST /v1/app/users/{id}/trial-refusal` */
export const trialRefusalRequest = z.strictObject({ reason });

/** `POST /v1/app/users/{id}/erasure`: the address of the account, typed once more. */
export const erasureRequest = z.strictObject({ address: z.string().check(z.maxLength(320)), reason });

/** `PUT /v1/app/users/{id}/type` */
export const accountTypeRequest = z.strictObject({ accountType: z.enum(memberRoles), reason });

/** `PUT /v1/app/domains/{id}/confirmation` */
export const confirmationRequest = z.strictObject({ reason });

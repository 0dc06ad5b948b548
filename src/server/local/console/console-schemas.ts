import * as z from 'zod/mini';
import { furthestOffsetSeconds } from '../clock.ts';
import { identityFaultSchema } from '../identity/identity-faults.ts';

/** Body of `POST /dev/clock`. */
export const clockBody = z.strictObject({
  offsetSeconds: z.number().check(z.minimum(-furthestOffsetSeconds), z.maximum(furthestOffsetSeconds)),
});

/** Body of `POST /dev/dns`. */
export const recordBody = z.strictObject({
  domain: z.string().check(z.trim(), z.minLength(1)),
  record: z.string().check(z.trim(), z.minLength(1)),
});

/** Body of `POST /dev/jobs`. */
export const jobsBody = z.strictObject({ held: z.boolean() });

/** Body of `POST /dev/identity/faults`, one fault being made a list of one before. */
export const faultsBody = z.array(identityFaultSchema).check(z.minLength(1));

const emailAddress = z.string().check(z.regex(/^[^@\s]+@[^@\s]+$/, 'Not an email address'));

/** Body of `POST /dev/identity/recaptcha`. */
export const recaptchaBody = z.strictObject({ state: z.enum(['OFF', 'ENFORCE']) });

/** Body of `POST /dev/identity/codes/expire`. */
export const expireBody = z.strictObject({ email: emailAddress });

/** Body of `POST /dev/identity/sessions/age`: at most a year. */
export const ageBody = z.strictObject({
  email: emailAddress,
  minutes: z.int().check(z.minimum(0), z.maximum(366 * 24 * 60)),
});

/** Query of `GET /dev/mail` and `GET /dev/mailbox`. */
export const mailQuery = z.object({ to: z.optional(z.string()) });

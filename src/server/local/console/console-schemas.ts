import * as z from 'zod/mini';
import { maxOffsetSeconds } from '../clock.ts';
import { identityFaultSchema } from '../identity/identity-faults.ts';

export const clockBody = z.strictObject({
  offsetSeconds: z.number().check(z.minimum(-maxOffsetSeconds), z.maximum(maxOffsetSeconds)),
});

export const recordBody = z.strictObject({
  domain: z.string().check(z.trim(), z.minLength(1)),
  record: z.string().check(z.trim(), z.minLength(1)),
});

export const jobsBody = z.strictObject({ held: z.boolean() });

/** The body of `POST /dev/identity/faults`. A single fault becomes a list with one fault. */
export const faultsBody = z.array(identityFaultSchema).check(z.minLength(1));

const emailAddress = z.string().check(z.regex(/^[^@\s]+@[^@\s]+$/, 'Not an email address'));

export const recaptchaBody = z.strictObject({ state: z.enum(['OFF', 'ENFORCE']) });

export const expireBody = z.strictObject({ email: emailAddress });

/** At most one year. */
export const ageBody = z.strictObject({
  email: emailAddress,
  minutes: z.int().check(z.minimum(0), z.maximum(366 * 24 * 60)),
});

export const mailQuery = z.object({ to: z.optional(z.string()) });

import * as z from 'zod/mini';
import { furthestOffsetSeconds } from '../clock.ts';
import { identityFaultSchema } from '../identity/identity-faults.ts';

/** Body of `POST /dev/clock`. */
export const clockBody = z.strictObject({
  offsetSeconds: z.number().check(z.minimum(-furthestOffsetSeconds), z.maximum(furthestOffsetSeconds)),
});

/** Body of `POST /dev/identity/faults`, one fault being made a list of one before. */
export const faultsBody = z.array(identityFaultSchema).check(z.minLength(1));

/** Query of `GET /dev/mail` and `GET /dev/mailbox`. */
export const mailQuery = z.object({ to: z.optional(z.string()) });

import * as z from 'zod/mini';
import { list } from './list.ts';

/** `POST /v1/app/users/me/app-login-code`. The code stands in this answer only. */
export const loginCodeResponse = z.object({
  data: z.object({ code: z.string(), expiresInSeconds: z.int() }),
});

/** A device on which the caller is logged in. Times are epoch milliseconds. */
const device = z.object({
  id: z.string(),
  name: z.string(),
  client: z.string(),
  pairedAt: z.int(),
  lastSeenAt: z.int(),
});

/** `GET /v1/app/users/me/devices` */
export const devicesResponse = z.object({ data: z.object({ devices: list(device) }) });

/** `POST /v1/app/users/me/device-requests/find`: the code as typed. */
export const deviceRequestQuery = z.strictObject({ userCode: z.string().check(z.maxLength(40)) });

/** Who shows that code. */
export const deviceRequestResponse = z.object({
  data: z.object({
    client: z.string(),
    deviceName: z.string(),
    network: z.string(),
    sameNetwork: z.boolean(),
  }),
});

/** `POST /v1/app/users/me/device-requests/answer` */
export const deviceRequestAnswer = z.strictObject({
  userCode: z.string().check(z.maxLength(40)),
  approved: z.boolean(),
});

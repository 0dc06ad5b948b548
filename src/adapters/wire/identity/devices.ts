import * as z from 'zod/mini';
import { data, operation } from '../operation.ts';
import { list } from '../list.ts';

/** A device on which the caller is logged in. Times are epoch milliseconds. */
const device = z.object({
  id: z.string(),
  name: z.string(),
  client: z.string(),
  pairedAt: z.int(),
  lastSeenAt: z.int(),
});

export const deviceOperations = {
  makeAppLoginCode: operation('POST /v1/app/users/me/app-login-code', {
    reply: data(z.object({ code: z.string(), expiresInSeconds: z.int() })),
    refusals: ['device/browser-needed'],
  }),
  listDevices: operation('GET /v1/app/users/me/devices', {
    reply: data(z.object({ devices: list(device) })),
  }),
  logOutDevice: operation('DELETE /v1/app/users/me/devices/:id', { refusals: ['device/not-found'] }),
  findDeviceRequest: operation('POST /v1/app/users/me/device-requests/find', {
    body: z.strictObject({ userCode: z.string().check(z.maxLength(40)) }),
    reply: data(
      z.object({
        client: z.string(),
        deviceName: z.string(),
        network: z.string(),
        sameNetwork: z.boolean(),
      }),
    ),
    refusals: ['device/code-unknown'],
    fields: ['userCode'],
  }),
  answerDeviceRequest: operation('POST /v1/app/users/me/device-requests/answer', {
    body: z.strictObject({
      userCode: z.string().check(z.maxLength(40)),
      approved: z.boolean(),
    }),
    refusals: ['device/code-unknown', 'device/browser-needed'],
    fields: ['userCode'],
  }),
} as const;

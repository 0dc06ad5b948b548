import { deviceOperations as operations } from '#adapters/wire/identity/devices.ts';
import { deviceClients } from '#domain/identity/devices/device-client.ts';
import { parseUserCode, shownUserCode } from '#domain/identity/devices/user-code.ts';
import { err, ok } from '#domain/result.ts';
import { routes } from '../../mount-operation.ts';
import { networkOf } from '../../network-of.ts';

/** Routes for a user's devices, and for the approval of new devices (ORG-8). */
export const deviceRoutes = routes(
  operations,
  { tag: 'Devices', action: 'app-code.create' },
  ({ devices }) => ({
    makeAppLoginCode: {
      summary:
        'Creates a code with which an app logs in as the caller: the app sends it as `login_code` to /oauth/device_authorization. The earlier code ends.',
      handle: async ({ caller }) => {
        const made = await devices.makeLoginCode(caller);
        if (!made.ok) return made;
        return ok({ ...made.value, code: shownUserCode(made.value.code) });
      },
    },
    listDevices: {
      action: 'device.manage',
      summary: 'The devices on which the caller is logged in, latest seen first.',
      handle: async ({ caller }) => {
        const all = await devices.list(caller);
        const shown = all.map(({ id, name, clientId, pairedAt, lastSeenAt }) => ({
          id,
          name,
          client: deviceClients[clientId],
          pairedAt,
          lastSeenAt,
        }));
        return ok({ devices: shown });
      },
    },
    logOutDevice: {
      action: 'device.manage',
      summary: 'Logs out one of the caller’s devices.',
      handle: ({ caller, params }) => devices.remove(caller, params.id),
    },
    findDeviceRequest: {
      summary: 'The device that shows this user code (RFC 8628).',
      handle: async ({ caller, body, request }) => {
        const code = parseUserCode(body.userCode);
        if (!code.ok) return err({ kind: 'form/invalid', fields: { userCode: code.error } });
        return devices.findRequest(caller, code.value, networkOf(request));
      },
    },
    answerDeviceRequest: {
      summary: 'Approves or refuses the login of the device that shows this user code.',
      handle: async ({ caller, body }) => {
        const { userCode, approved } = body;
        const code = parseUserCode(userCode);
        if (!code.ok) return err({ kind: 'form/invalid', fields: { userCode: code.error } });
        return devices.answerRequest(caller, code.value, approved);
      },
    },
  }),
);

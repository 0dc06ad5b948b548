import { deviceOperations as operations } from '#adapters/wire/identity/devices.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { deviceClients } from '#domain/identity/devices/device-client.ts';
import { parseUserCode, shownUserCode } from '#domain/identity/devices/user-code.ts';
import { err, ok } from '#domain/result.ts';
import { mounter } from '../../mount-operation.ts';
import { networkOf } from '../../network-of.ts';
import type { ApiScope } from '../api-scope.ts';

type DevicesService = Pick<ServiceApp, 'devices'>;

/** A user's devices, and approval of new ones (ORG-8). */
export function addDevices(app: ApiScope, service: DevicesService): void {
  addLoginCode(app, service);
  addList(app, service);
  addRemoval(app, service);
  addFinding(app, service);
  addAnswer(app, service);
}

function addLoginCode(app: ApiScope, { devices }: DevicesService): void {
  const mount = mounter(app, operations, { tag: 'Devices' });
  mount(
    'makeAppLoginCode',
    {
      action: 'app-code.create',
      summary:
        'Creates a code with which an app logs in as the caller: the app sends it as `login_code` to /oauth/device_authorization. The earlier code ends.',
    },
    async ({ caller }) => {
      const made = await devices.makeLoginCode(caller);
      if (!made.ok) return made;
      return ok({ ...made.value, code: shownUserCode(made.value.code) });
    },
  );
}

function addList(app: ApiScope, { devices }: DevicesService): void {
  const mount = mounter(app, operations, { tag: 'Devices' });
  mount(
    'listDevices',
    {
      action: 'device.manage',
      summary: 'The devices on which the caller is logged in, latest seen first.',
    },
    async ({ caller }) => {
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
  );
}

function addRemoval(app: ApiScope, { devices }: DevicesService): void {
  const mount = mounter(app, operations, { tag: 'Devices' });
  mount(
    'logOutDevice',
    {
      action: 'device.manage',
      summary: 'Logs out one of the caller’s devices.',
    },
    ({ caller, params }) => devices.remove(caller, params.id),
  );
}

function addFinding(app: ApiScope, { devices }: DevicesService): void {
  const mount = mounter(app, operations, { tag: 'Devices' });
  mount(
    'findDeviceRequest',
    {
      action: 'app-code.create',
      summary: 'The device that shows this user code (RFC 8628).',
    },
    async ({ caller, body, request }) => {
      const code = parseUserCode(body.userCode);
      if (!code.ok) return err({ kind: 'form/invalid', fields: { userCode: code.error } });
      return devices.findRequest(caller, code.value, networkOf(request));
    },
  );
}

function addAnswer(app: ApiScope, { devices }: DevicesService): void {
  const mount = mounter(app, operations, { tag: 'Devices' });
  mount(
    'answerDeviceRequest',
    {
      action: 'app-code.create',
      summary: 'Approves or refuses the login of the device that shows this user code.',
    },
    async ({ caller, body }) => {
      const { userCode, approved } = body;
      const code = parseUserCode(userCode);
      if (!code.ok) return err({ kind: 'form/invalid', fields: { userCode: code.error } });
      return devices.answerRequest(caller, code.value, approved);
    },
  );
}

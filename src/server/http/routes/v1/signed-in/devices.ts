import * as z from 'zod/mini';
import { successResponse } from '#adapters/wire/v1/account.ts';
import {
  deviceRequestAnswer,
  deviceRequestQuery,
  deviceRequestResponse,
  devicesResponse,
  loginCodeResponse,
} from '#adapters/wire/v1/devices.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { deviceClients } from '#domain/devices/device-client.ts';
import { parseUserCode, shownUserCode } from '#domain/devices/user-code.ts';
import { callerOf } from '../../../admission.ts';
import { networkOf } from '../../../network-of.ts';
import { describeProblems, replyProblem, replyRefusal } from '../../../problem.ts';
import { type ApiScope, success } from '../api-scope.ts';
import { pathId } from '../path-id.ts';

const tags = ['Devices'];
const params = z.object({ id: pathId });

type DevicesService = Pick<ServiceApp, 'devices'>;

/** The devices that a person is logged in on, and how they let another one in (ORG-8). */
export function addDevices(app: ApiScope, service: DevicesService): void {
  addLoginCode(app, service);
  addList(app, service);
  addRemoval(app, service);
  addFinding(app, service);
  addAnswer(app, service);
}

function addLoginCode(app: ApiScope, { devices }: DevicesService): void {
  app.post(
    '/v1/app/users/me/app-login-code',
    {
      config: { action: 'app-code.create' },
      schema: {
        tags,
        operationId: 'makeAppLoginCode',
        summary:
          'Makes a code by which an app logs in as the caller: it sends it as `login_code` to /oauth/device_authorization. The code before ends.',
        response: { 200: loginCodeResponse, ...describeProblems('device/browser-needed') },
      },
    },
    async (request, reply) => {
      const made = await devices.makeLoginCode(callerOf(request));
      if (!made.ok) return replyRefusal(reply, made.error);
      return { data: { ...made.value, code: shownUserCode(made.value.code) } };
    },
  );
}

function addList(app: ApiScope, { devices }: DevicesService): void {
  app.get(
    '/v1/app/users/me/devices',
    {
      config: { action: 'device.manage' },
      schema: {
        tags,
        operationId: 'listDevices',
        summary: 'The devices on which the caller is logged in, the one that was seen last first.',
        response: { 200: devicesResponse },
      },
    },
    async (request) => {
      const all = await devices.list(callerOf(request));
      const shown = all.map(({ id, name, clientId, pairedAt, lastSeenAt }) => ({
        id,
        name,
        client: deviceClients[clientId],
        pairedAt,
        lastSeenAt,
      }));
      return { data: { devices: shown } };
    },
  );
}

function addRemoval(app: ApiScope, { devices }: DevicesService): void {
  app.delete(
    '/v1/app/users/me/devices/:id',
    {
      config: { action: 'device.manage' },
      schema: {
        tags,
        operationId: 'logOutDevice',
        summary: 'Logs one of the caller’s devices out.',
        params,
        response: { 200: successResponse, ...describeProblems('device/not-found') },
      },
    },
    async (request, reply) => {
      const removed = await devices.remove(callerOf(request), request.params.id);
      return removed.ok ? success : replyRefusal(reply, removed.error);
    },
  );
}

function addFinding(app: ApiScope, { devices }: DevicesService): void {
  app.post(
    '/v1/app/users/me/device-requests/find',
    {
      config: { action: 'app-code.create' },
      schema: {
        tags,
        operationId: 'findDeviceRequest',
        summary: 'Which device shows this user code (RFC 8628).',
        body: deviceRequestQuery,
        response: { 200: deviceRequestResponse, ...describeProblems('form/invalid', 'device/code-unknown') },
      },
    },
    async (request, reply) => {
      const code = parseUserCode(request.body.userCode);
      if (!code.ok) return replyProblem(reply, 'form/invalid', [{ field: 'userCode', code: code.error }]);
      const found = await devices.findRequest(callerOf(request), code.value, networkOf(request));
      return found.ok ? { data: found.value } : replyRefusal(reply, found.error);
    },
  );
}

function addAnswer(app: ApiScope, { devices }: DevicesService): void {
  app.post(
    '/v1/app/users/me/device-requests/answer',
    {
      config: { action: 'app-code.create' },
      schema: {
        tags,
        operationId: 'answerDeviceRequest',
        summary: 'Lets the device that shows this user code log in as the caller, or refuses it.',
        body: deviceRequestAnswer,
        response: {
          200: successResponse,
          ...describeProblems('form/invalid', 'device/code-unknown', 'device/browser-needed'),
        },
      },
    },
    async (request, reply) => {
      const { userCode, approved } = request.body;
      const code = parseUserCode(userCode);
      if (!code.ok) return replyProblem(reply, 'form/invalid', [{ field: 'userCode', code: code.error }]);
      const answered = await devices.answerRequest(callerOf(request), code.value, approved);
      return answered.ok ? success : replyRefusal(reply, answered.error);
    },
  );
}

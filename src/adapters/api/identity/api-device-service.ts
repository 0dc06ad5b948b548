import type { DeviceService } from '#application/client/identity/ports/device-service.ts';
import { mapOk } from '#domain/result.ts';
import { deviceOperations as operations } from '../../wire/identity/devices.ts';
import { overHttp } from '../sender.ts';

export const apiDeviceService = overHttp<DeviceService>((send) => ({
  makeLoginCode: () => send(operations.makeAppLoginCode),
  list: async (options) => mapOk(await send(operations.listDevices, options), ({ devices }) => devices),
  remove: (id) => send(operations.logOutDevice, { params: { id } }),
  findRequest: (userCode) => send(operations.findDeviceRequest, { body: { userCode } }),
  answerRequest: (userCode, approved) =>
    send(operations.answerDeviceRequest, { body: { userCode, approved } }),
}));

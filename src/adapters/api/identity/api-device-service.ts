import type { DeviceService } from '#application/client/identity/ports/device-service.ts';
import type { Http } from '#application/client/platform/ports/http.ts';
import type { Log } from '#application/ports/log.ts';
import { mapOk } from '#domain/result.ts';
import { deviceOperations as operations } from '../../wire/identity/devices.ts';
import { sender } from '../sender.ts';

export function apiDeviceService(http: Http, log: Log): DeviceService {
  const send = sender(http, log);
  return {
    makeLoginCode: () => send(operations.makeAppLoginCode),
    list: async (options) => mapOk(await send(operations.listDevices, options), ({ devices }) => devices),
    remove: (id) => send(operations.logOutDevice, { params: { id } }),
    findRequest: (userCode) => send(operations.findDeviceRequest, { body: { userCode } }),
    answerRequest: (userCode, approved) =>
      send(operations.answerDeviceRequest, { body: { userCode, approved } }),
  };
}

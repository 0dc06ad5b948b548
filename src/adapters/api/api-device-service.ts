import type { DeviceService, UserCodeRefused } from '#application/client/ports/device-service.ts';
import type { Http, HttpFailure } from '#application/client/ports/http.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { Log } from '#application/ports/log.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { DeviceAsking, PairedDevice, ShownLoginCode } from '#domain/devices/device-login.ts';
import { type DeviceRefused, deviceRefusals } from '#domain/devices/device-refusals.ts';
import { ok, type Result } from '#domain/result.ts';
import { successResponse } from '../wire/v1/account.ts';
import { deviceRequestResponse, devicesResponse, loginCodeResponse } from '../wire/v1/devices.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';
import { firstOf, formInvalid, refusedAs } from './api-failures.ts';

const me = '/v1/app/users/me';
const auth = 'required';

const refused = refusedAs(deviceRefusals);
const codeRefused = firstOf((failure: HttpFailure) => formInvalid(failure, ['userCode']), refused);

/** Devices over HTTP, with the token of the signed-in user. */
export class ApiDeviceService implements DeviceService {
  readonly #calls: ApiCalls;

  constructor(http: Http, log: Log) {
    this.#calls = apiCalls(http, log);
  }

  async makeLoginCode(): Promise<Result<ShownLoginCode, DeviceRefused | ServiceFailure>> {
    const path = `${me}/app-login-code`;
    const sent = await this.#calls.send({ method: 'POST', path, auth, reply: loginCodeResponse }, refused);
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async list(options: ReadOptions = {}): Promise<Result<readonly PairedDevice[], ServiceFailure>> {
    const path = `${me}/devices`;
    const sent = await this.#calls.send({ method: 'GET', path, auth, reply: devicesResponse, ...options });
    return sent.ok ? ok(sent.value.data.devices) : sent;
  }

  async remove(id: string): Promise<Result<void, DeviceRefused | ServiceFailure>> {
    const path = `${me}/devices/${encodeURIComponent(id)}`;
    const sent = await this.#calls.send({ method: 'DELETE', path, auth, reply: successResponse }, refused);
    return sent.ok ? ok(undefined) : sent;
  }

  async findRequest(userCode: string): Promise<Result<DeviceAsking, UserCodeRefused>> {
    const path = `${me}/device-requests/find`;
    const sent = await this.#calls.send(
      { method: 'POST', path, auth, body: { userCode }, reply: deviceRequestResponse },
      codeRefused,
    );
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async answerRequest(userCode: string, approved: boolean): Promise<Result<void, UserCodeRefused>> {
    const path = `${me}/device-requests/answer`;
    const sent = await this.#calls.send(
      { method: 'POST', path, auth, body: { userCode, approved }, reply: successResponse },
      codeRefused,
    );
    return sent.ok ? ok(undefined) : sent;
  }
}

import type { DeviceService, UserCodeRefused } from '#application/client/ports/device-service.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { Caller } from '#application/service/access/caller.ts';
import type { CallLimited } from '#application/service/limits/limit-calls.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { Action } from '#domain/access/permissions.ts';
import { parseForm } from '#domain/account/parse-form.ts';
import { deviceClients } from '#domain/devices/device-client.ts';
import type { DeviceAsking, PairedDevice, ShownLoginCode } from '#domain/devices/device-login.ts';
import type { DeviceRefused } from '#domain/devices/device-refusals.ts';
import { parseUserCode, shownUserCode } from '#domain/devices/user-code.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type AdmittingService, admitTo, callerOf, failureOf } from './in-memory-admission.ts';

const network = '127.0.0.1';

type Answered<T> = Result<T, DeviceRefused | CallLimited>;

export class InMemoryDeviceService implements DeviceService {
  readonly #app: AdmittingService & Pick<ServiceApp, 'devices'>;
  readonly #token: () => Promise<string | null>;
  online = true;

  constructor(app: AdmittingService & Pick<ServiceApp, 'devices'>, token: () => Promise<string | null>) {
    this.#app = app;
    this.#token = token;
  }

  async makeLoginCode(): Promise<Result<ShownLoginCode, DeviceRefused | ServiceFailure>> {
    const made = await this.#ask('app-code.create', (caller) => this.#app.devices.makeLoginCode(caller));
    return made.ok ? ok({ ...made.value, code: shownUserCode(made.value.code) }) : made;
  }

  async list(): Promise<Result<readonly PairedDevice[], ServiceFailure>> {
    const listed = await this.#asked('device.manage');
    if (!listed.ok) return listed;
    const devices = await this.#app.devices.list(listed.value);
    return ok(
      devices.map(({ id, name, clientId, pairedAt, lastSeenAt }) => ({
        id,
        name,
        client: deviceClients[clientId],
        pairedAt,
        lastSeenAt,
      })),
    );
  }

  remove(id: string): Promise<Result<void, DeviceRefused | ServiceFailure>> {
    return this.#ask('device.manage', (caller) => this.#app.devices.remove(caller, id));
  }

  async findRequest(userCode: string): Promise<Result<DeviceAsking, UserCodeRefused>> {
    const form = parseForm({ userCode: parseUserCode(userCode) });
    if (!form.ok) return form;
    const { userCode: code } = form.value;
    return this.#ask('app-code.create', (caller) => this.#app.devices.findRequest(caller, code, network));
  }

  async answerRequest(userCode: string, approved: boolean): Promise<Result<void, UserCodeRefused>> {
    const form = parseForm({ userCode: parseUserCode(userCode) });
    if (!form.ok) return form;
    const { userCode: code } = form.value;
    return this.#ask('app-code.create', (caller) => this.#app.devices.answerRequest(caller, code, approved));
  }

  async #asked(action: Action): Promise<Result<Caller, ServiceFailure>> {
    if (!this.online) return err({ kind: 'service/unreachable' });
    const admitted = await admitTo(this.#app, await this.#token(), action);
    return admitted.ok ? ok(callerOf(admitted.value)) : err(failureOf(admitted.error));
  }

  async #ask<T>(
    action: Action,
    ask: (caller: Caller) => Promise<Answered<T>>,
  ): Promise<Result<T, DeviceRefused | ServiceFailure>> {
    const caller = await this.#asked(action);
    if (!caller.ok) return caller;
    const answered = await ask(caller.value);
    if (answered.ok) return answered;
    const { error } = answered;
    if (error.kind !== 'call/too-many-requests') return err(error);
    return err({ kind: 'service/too-many-requests', retryAfterSeconds: error.retryAfterSeconds });
  }
}

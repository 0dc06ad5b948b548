import type {
  DeviceAuthorizations,
  LoginCode,
  NewDeviceAuthorization,
} from '#application/service/ports/device-authorizations.ts';
import {
  type DeviceAuthorization,
  type DevicePoll,
  type DeviceRequest,
  pollInterval,
} from '#domain/devices/device-authorization.ts';
import type { DeviceGrant } from '#domain/devices/device.ts';
import { type Undo, undoOf } from './in-memory-calls.ts';
import { InMemoryRows } from './in-memory-rows.ts';

type Waiting = NewDeviceAuthorization & {
  readonly intervalSeconds: number;
  readonly polledAt: number | null;
};

const requestOf = ({ clientId, deviceName, network }: DeviceAuthorization): DeviceRequest => ({
  clientId,
  deviceName,
  network,
});

const isOf = (decision: DeviceAuthorization['decision'], accountId: string): boolean =>
  typeof decision !== 'string' && decision.accountId === accountId;

export class InMemoryDeviceAuthorizations implements DeviceAuthorizations {
  readonly #codes: InMemoryRows<LoginCode>;
  readonly #waiting: InMemoryRows<Waiting>;

  constructor(
    codes: InMemoryRows<LoginCode> = new InMemoryRows(),
    waiting: InMemoryRows<Waiting> = new InMemoryRows(),
  ) {
    this.#codes = codes;
    this.#waiting = waiting;
  }

  async keepLoginCode(code: LoginCode): Promise<void> {
    this.#codes.set(code.grant.accountId, code);
  }

  async takeLoginCode(fingerprint: string, now: number): Promise<DeviceGrant | null> {
    const code = this.#codes.all().find((one) => one.fingerprint === fingerprint);
    if (code === undefined || now >= code.expiresAt) return null;
    this.#codes.delete(code.grant.accountId);
    return code.grant;
  }

  async open(authorization: NewDeviceAuthorization): Promise<void> {
    const begun = { ...authorization, intervalSeconds: pollInterval, polledAt: null };
    this.#waiting.set(authorization.deviceCode, begun);
  }

  async waiting(userCode: string, now: number): Promise<DeviceRequest | null> {
    const found = this.#waits(userCode, now);
    return found && requestOf(found);
  }

  async settle(
    userCode: string,
    decision: 'denied' | DeviceGrant,
    now: number,
  ): Promise<DeviceRequest | null> {
    const found = this.#waits(userCode, now);
    if (found !== null) this.#waiting.set(found.deviceCode, { ...found, decision });
    return found && requestOf(found);
  }

  async poll(deviceCode: string, now: number): Promise<DevicePoll | null> {
    const found = this.#waiting.get(deviceCode);
    if (found === null) return null;
    const early = found.polledAt !== null && now - found.polledAt < found.intervalSeconds * 1000;
    const intervalSeconds = found.intervalSeconds + (early ? pollInterval : 0);
    this.#waiting.set(deviceCode, { ...found, intervalSeconds, polledAt: now });
    const { expiresAt, decision } = found;
    return { authorization: { ...requestOf(found), expiresAt, decision }, early };
  }

  async take(deviceCode: string): Promise<boolean> {
    const isThere = this.#waiting.get(deviceCode) !== null;
    this.#waiting.delete(deviceCode);
    return isThere;
  }

  async forget(accountId: string): Promise<void> {
    this.#codes.delete(accountId);
    for (const { deviceCode, decision } of this.#waiting.all()) {
      if (isOf(decision, accountId)) this.#waiting.delete(deviceCode);
    }
  }

  /** The same, with changes of its own until `commit`. */
  draft(): { readonly deviceAuthorizations: InMemoryDeviceAuthorizations; readonly commit: () => Undo } {
    const codes = this.#codes.draft();
    const waiting = this.#waiting.draft();
    return {
      deviceAuthorizations: new InMemoryDeviceAuthorizations(codes, waiting),
      commit: () => undoOf(codes.commit(), waiting.commit()),
    };
  }

  #waits(userCode: string, now: number): Waiting | null {
    const found = this.#waiting.all().find((one) => one.userCode === userCode);
    return found?.decision === 'pending' && now < found.expiresAt ? found : null;
  }
}

import type {
  DeviceAuthorizations,
  LoginCode,
  NewDeviceAuthorization,
} from '#application/service/identity/ports/device-authorizations.ts';
import {
  type DeviceAuthorization,
  type DevicePoll,
  type DeviceRequest,
  pollInterval,
} from '#domain/identity/devices/device-authorization.ts';
import type { DeviceGrant } from '#domain/identity/devices/device.ts';
import type { TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore } from '../in-memory-tables.ts';

type Waiting = NewDeviceAuthorization & {
  readonly intervalSeconds: number;
  readonly polledAt: number | null;
};

const codeTable: TableDefinition<LoginCode> = { name: 'login codes', key: ({ grant }) => grant.accountId };
const authorizationTable: TableDefinition<Waiting> = {
  name: 'device authorizations',
  key: ({ deviceCode }) => deviceCode,
};

const requestOf = ({ clientId, deviceName, network }: DeviceAuthorization): DeviceRequest => ({
  clientId,
  deviceName,
  network,
});

const isOf = (decision: DeviceAuthorization['decision'], accountId: string): boolean =>
  typeof decision !== 'string' && decision.accountId === accountId;

export class InMemoryDeviceAuthorizations extends InMemoryStore implements DeviceAuthorizations {
  readonly #codes = this.tables.of(codeTable);
  readonly #waiting = this.tables.of(authorizationTable);

  async saveLoginCode(code: LoginCode): Promise<void> {
    this.#codes.save(code);
  }

  async takeLoginCode(fingerprint: string, now: number): Promise<DeviceGrant | null> {
    const code = this.#codes.find((one) => one.fingerprint === fingerprint);
    if (code === null || now >= code.expiresAt) return null;
    this.#codes.delete(code.grant.accountId);
    return code.grant;
  }

  async open(authorization: NewDeviceAuthorization): Promise<void> {
    this.#waiting.save({ ...authorization, intervalSeconds: pollInterval, polledAt: null });
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
    if (found !== null) this.#waiting.save({ ...found, decision });
    return found && requestOf(found);
  }

  async poll(deviceCode: string, now: number): Promise<DevicePoll | null> {
    const found = this.#waiting.get(deviceCode);
    if (found === null) return null;
    const early = found.polledAt !== null && now - found.polledAt < found.intervalSeconds * 1000;
    const intervalSeconds = found.intervalSeconds + (early ? pollInterval : 0);
    this.#waiting.save({ ...found, intervalSeconds, polledAt: now });
    const { expiresAt, decision } = found;
    return { authorization: { ...requestOf(found), expiresAt, decision }, early };
  }

  async take(deviceCode: string): Promise<boolean> {
    return this.#waiting.delete(deviceCode) !== null;
  }

  async forget(accountId: string): Promise<void> {
    this.#codes.delete(accountId);
    this.#waiting.deleteWhere(({ decision }) => isOf(decision, accountId));
  }

  #waits(userCode: string, now: number): Waiting | null {
    const found = this.#waiting.find((one) => one.userCode === userCode);
    return found?.decision === 'pending' && now < found.expiresAt ? found : null;
  }
}

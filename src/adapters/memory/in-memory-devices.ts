import type { AccountRepository } from '#application/service/ports/account-repository.ts';
import type {
  Devices,
  DeviceSession,
  DeviceTokens,
  HeldRefreshToken,
} from '#application/service/ports/devices.ts';
import type { Device } from '#domain/devices/device.ts';
import { type Undo, undoOf } from './in-memory-calls.ts';
import { InMemoryRows } from './in-memory-rows.ts';

type StoredToken = {
  readonly deviceId: string;
  readonly kind: 'access' | 'refresh';
  readonly usedAt: number | null;
  readonly expiresAt: number;
};

/** Keeps devices and fingerprints of their tokens; those of deleted accounts are not found. */
export class InMemoryDevices implements Devices {
  readonly #accounts: Pick<AccountRepository, 'byId'>;
  readonly #devices: InMemoryRows<Device>;
  readonly #tokens: InMemoryRows<StoredToken>;

  constructor(
    accounts: Pick<AccountRepository, 'byId'>,
    devices: InMemoryRows<Device> = new InMemoryRows(),
    tokens: InMemoryRows<StoredToken> = new InMemoryRows(),
  ) {
    this.#accounts = accounts;
    this.#devices = devices;
    this.#tokens = tokens;
  }

  async pair(device: Device, tokens: DeviceTokens): Promise<void> {
    this.#devices.set(device.id, device);
    this.#give(device.id, tokens);
  }

  async session(access: string): Promise<DeviceSession | null> {
    const token = this.#tokens.get(access);
    const device = await this.#deviceOf(token);
    const account = device && (await this.#accounts.byId(device.accountId));
    if (device === null || account === null || token?.kind !== 'access') return null;
    const { email, mailboxProved } = account;
    return { device, email, mailboxProved, expiresAt: token.expiresAt };
  }

  async refreshToken(refresh: string): Promise<HeldRefreshToken | null> {
    const token = this.#tokens.get(refresh);
    const device = await this.#deviceOf(token);
    if (device === null || token?.kind !== 'refresh') return null;
    return { device, token: { usedAt: token.usedAt, expiresAt: token.expiresAt } };
  }

  async renew(refresh: string, next: DeviceTokens, now: number): Promise<void> {
    const token = this.#tokens.get(refresh);
    const device = await this.#deviceOf(token);
    if (token === null || device === null) throw new Error('no such refresh token');
    this.#tokens.set(refresh, { ...token, usedAt: token.usedAt ?? now });
    this.#devices.set(device.id, { ...device, lastSeenAt: now });
    this.#give(device.id, next);
  }

  async ofAccount(accountId: string): Promise<readonly Device[]> {
    if ((await this.#accounts.byId(accountId)) === null) return [];
    return this.#devices
      .all()
      .filter((device) => device.accountId === accountId)
      .toSorted((one, other) => other.lastSeenAt - one.lastSeenAt);
  }

  async remove(accountId: string, id: string): Promise<Device | null> {
    const device = this.#devices.get(id);
    if (device?.accountId !== accountId) return null;
    this.#devices.delete(id);
    return device;
  }

  async removeByToken(fingerprint: string): Promise<Device | null> {
    const device = await this.#deviceOf(this.#tokens.get(fingerprint));
    return device && this.remove(device.accountId, device.id);
  }

  async removeAll(accountId: string): Promise<void> {
    for (const device of this.#devices.all()) {
      if (device.accountId === accountId) this.#devices.delete(device.id);
    }
  }

  draft(accounts: Pick<AccountRepository, 'byId'>): {
    readonly devices: InMemoryDevices;
    readonly commit: () => Undo;
  } {
    const devices = this.#devices.draft();
    const tokens = this.#tokens.draft();
    return {
      devices: new InMemoryDevices(accounts, devices, tokens),
      commit: () => undoOf(devices.commit(), tokens.commit()),
    };
  }

  async #deviceOf(token: StoredToken | null): Promise<Device | null> {
    const device = token && this.#devices.get(token.deviceId);
    return device && (await this.#accounts.byId(device.accountId)) && device;
  }

  #give(deviceId: string, tokens: DeviceTokens): void {
    const { access, accessExpiresAt, refresh, refreshExpiresAt } = tokens;
    this.#tokens.set(access, { deviceId, kind: 'access', usedAt: null, expiresAt: accessExpiresAt });
    this.#tokens.set(refresh, { deviceId, kind: 'refresh', usedAt: null, expiresAt: refreshExpiresAt });
  }
}

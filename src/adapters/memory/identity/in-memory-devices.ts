import type {
  Devices,
  DeviceSession,
  DeviceTokens,
  HeldRefreshToken,
} from '#application/service/identity/ports/devices.ts';
import type { Device } from '#domain/identity/devices/device.ts';
import { accountTable } from './in-memory-account-repository.ts';
import { byId, type TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore } from '../in-memory-tables.ts';

type TokenRow = {
  readonly fingerprint: string;
  readonly deviceId: string;
  readonly kind: 'access' | 'refresh';
  readonly usedAt: number | null;
  readonly expiresAt: number;
};

const deviceTable: TableDefinition<Device> = { name: 'devices', key: byId };
const tokenTable: TableDefinition<TokenRow> = {
  name: 'device tokens',
  key: ({ fingerprint }) => fingerprint,
};

/** Stores devices and fingerprints of their tokens. Those of deleted accounts are not found. */
export class InMemoryDevices extends InMemoryStore implements Devices {
  readonly #accounts = this.tables.of(accountTable);
  readonly #devices = this.tables.of(deviceTable);
  readonly #tokens = this.tables.of(tokenTable);

  async pair(device: Device, tokens: DeviceTokens): Promise<void> {
    this.#devices.save(device);
    this.#give(device.id, tokens);
  }

  async session(access: string): Promise<DeviceSession | null> {
    const token = this.#tokens.get(access);
    const device = this.#deviceOf(token);
    const account = device && this.#accounts.get(device.accountId);
    if (device === null || account === null || token?.kind !== 'access') return null;
    const { email, mailboxProved } = account;
    return { device, email, mailboxProved, expiresAt: token.expiresAt };
  }

  async refreshToken(refresh: string): Promise<HeldRefreshToken | null> {
    const token = this.#tokens.get(refresh);
    const device = this.#deviceOf(token);
    if (device === null || token?.kind !== 'refresh') return null;
    return { device, token: { usedAt: token.usedAt, expiresAt: token.expiresAt } };
  }

  async renew(refresh: string, next: DeviceTokens, now: number): Promise<void> {
    const token = this.#tokens.get(refresh);
    const device = this.#deviceOf(token);
    if (token === null || device === null) throw new Error('the refresh token was not found');
    this.#tokens.save({ ...token, usedAt: token.usedAt ?? now });
    this.#devices.save({ ...device, lastSeenAt: now });
    this.#give(device.id, next);
  }

  async ofAccount(accountId: string): Promise<readonly Device[]> {
    if (this.#accounts.get(accountId) === null) return [];
    return this.#devices
      .where((device) => device.accountId === accountId)
      .toSorted((one, other) => other.lastSeenAt - one.lastSeenAt);
  }

  async remove(accountId: string, id: string): Promise<Device | null> {
    return this.#devices.get(id)?.accountId === accountId ? this.#devices.delete(id) : null;
  }

  async removeByToken(fingerprint: string): Promise<Device | null> {
    const device = this.#deviceOf(this.#tokens.get(fingerprint));
    return device && this.remove(device.accountId, device.id);
  }

  async removeAll(accountId: string): Promise<void> {
    this.#devices.deleteWhere((device) => device.accountId === accountId);
  }

  #deviceOf(token: TokenRow | null): Device | null {
    const device = token && this.#devices.get(token.deviceId);
    return device && this.#accounts.get(device.accountId) && device;
  }

  #give(deviceId: string, tokens: DeviceTokens): void {
    const { access, accessExpiresAt, refresh, refreshExpiresAt } = tokens;
    const unused = { deviceId, usedAt: null };
    this.#tokens.save({ ...unused, fingerprint: access, kind: 'access', expiresAt: accessExpiresAt });
    this.#tokens.save({ ...unused, fingerprint: refresh, kind: 'refresh', expiresAt: refreshExpiresAt });
  }
}

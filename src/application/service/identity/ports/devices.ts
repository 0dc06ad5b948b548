import type { Device, DeviceRefreshToken } from '#domain/identity/devices/device.ts';

/** New token fingerprints of a device, and their expiry (epoch milliseconds). */
export type DeviceTokens = {
  readonly access: string;
  readonly accessExpiresAt: number;
  readonly refresh: string;
  readonly refreshExpiresAt: number;
};

export type DeviceSession = {
  readonly device: Device;
  readonly email: string | null;
  readonly mailboxProved: boolean;
  readonly expiresAt: number;
};

export type HeldRefreshToken = { readonly device: Device; readonly token: DeviceRefreshToken };

/**
 * Stores paired devices and their tokens' fingerprints (SEC-7). Devices are deleted with their account, tokens with their device. Times are
 * epoch milliseconds.
 */
export interface Devices {
  pair(device: Device, tokens: DeviceTokens): Promise<void>;
  /** The session of an access token, even if it expired; null if the token is unknown. */
  session(access: string): Promise<DeviceSession | null>;
  /** Locks and returns the refresh token with this fingerprint, even if it was used. */
  refreshToken(refresh: string): Promise<HeldRefreshToken | null>;
  /** Marks a refresh token as used at `now`, saves the device's new tokens, and deletes obsolete ones. */
  renew(refresh: string, next: DeviceTokens, now: number): Promise<void>;
  ofAccount(accountId: string): Promise<readonly Device[]>;
  remove(accountId: string, id: string): Promise<Device | null>;
  /** Deletes and returns the device of an access or refresh token; null if none. */
  removeByToken(fingerprint: string): Promise<Device | null>;
  removeAll(accountId: string): Promise<void>;
}

import type { Device, RefreshToken } from '#domain/devices/device.ts';

/** New tokens of a device, by their fingerprints, and until when each holds (epoch milliseconds). */
export type DeviceTokens = {
  readonly access: string;
  readonly accessExpiresAt: number;
  readonly refresh: string;
  readonly refreshExpiresAt: number;
};

/** Whom an access token stands for. */
export type DeviceSession = {
  readonly device: Device;
  /** The address of the account, and whether its owner proved the mailbox. */
  readonly email: string | null;
  readonly mailboxProved: boolean;
  readonly expiresAt: number;
};

/** A refresh token that was shown, and its device. */
export type HeldRefreshToken = { readonly device: Device; readonly token: RefreshToken };

/**
 * Keeps the devices that people are logged in on, and fingerprints of their tokens (SEC-7). A device goes with its account,
 * and its tokens go with it. Times are epoch milliseconds.
 */
export interface Devices {
  /** Keeps a new device and its first tokens. */
  pair(device: Device, tokens: DeviceTokens): Promise<void>;
  /** The session of an access token, also of one that has expired; null where it is unknown. */
  session(access: string): Promise<DeviceSession | null>;
  /** The refresh token of this fingerprint, used or not; other transactions wait for this one to use it. */
  refreshToken(refresh: string): Promise<HeldRefreshToken | null>;
  /** Marks a refresh token as used at `now`, gives its device new tokens, and removes those that tell nothing any more. */
  renew(refresh: string, next: DeviceTokens, now: number): Promise<void>;
  /** The devices of an account, the one that was seen last first. */
  ofAccount(accountId: string): Promise<readonly Device[]>;
  /** Logs a device of this account out; null where it has none of this id. */
  remove(accountId: string, id: string): Promise<Device | null>;
  /** Logs the device out that has this token, of either kind; null where there is none. */
  removeByToken(fingerprint: string): Promise<Device | null>;
  /** Logs every device of an account out. */
  removeAll(accountId: string): Promise<void>;
}

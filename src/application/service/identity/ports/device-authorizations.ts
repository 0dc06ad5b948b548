import type {
  DeviceAuthorization,
  DevicePoll,
  DeviceRequest,
} from '#domain/identity/devices/device-authorization.ts';
import type { DeviceGrant } from '#domain/identity/devices/device.ts';

/** A login code of a signed-in page, with its fingerprint and what it grants to an app. */
export type LoginCode = {
  readonly fingerprint: string;
  readonly grant: DeviceGrant;
  /** Expiry in epoch milliseconds. */
  readonly expiresAt: number;
};

/** A device's login request: the fingerprints of its two codes (RFC 8628, section 3.2). */
export type NewDeviceAuthorization = DeviceAuthorization & {
  readonly deviceCode: string;
  readonly userCode: string;
};

/** Stores waiting devices, and login codes of pages. Times are epoch milliseconds. */
export interface DeviceAuthorizations {
  saveLoginCode(code: LoginCode): Promise<void>;
  /** Consumes a code; null if no code with this fingerprint is valid at `now`. Only one of several concurrent calls succeeds. */
  takeLoginCode(fingerprint: string, now: number): Promise<DeviceGrant | null>;
  open(authorization: NewDeviceAuthorization, now: number): Promise<void>;
  /** The device waiting with a user code at `now`; null if there is none or it was already approved or denied. */
  waiting(userCode: string, now: number): Promise<DeviceRequest | null>;
  /** Approves or denies the device of a user code; null if no device is waiting at `now`. */
  settle(userCode: string, decision: 'denied' | DeviceGrant, now: number): Promise<DeviceRequest | null>;
  /** Counts a poll with the device code; a poll that is too early increases the interval. Null if the code is unknown. */
  poll(deviceCode: string, now: number): Promise<DevicePoll | null>;
  /** Deletes a waiting device; true only for the first call. */
  take(deviceCode: string): Promise<boolean>;
  /** Deletes the grants of an account, so that no device can use them. */
  forget(accountId: string): Promise<void>;
}

import type { DeviceAuthorization, DevicePoll, DeviceRequest } from '#domain/devices/device-authorization.ts';
import type { DeviceGrant } from '#domain/devices/device.ts';

/** A code that a signed-in page shows, for an app to take: its fingerprint, and what the app is granted. */
export type LoginCode = {
  readonly fingerprint: string;
  readonly grant: DeviceGrant;
  /** When it ends, in epoch milliseconds. */
  readonly expiresAt: number;
};

/** A device that begins to wait: the fingerprints of its two codes (RFC 8628, section 3.2). */
export type NewDeviceAuthorization = DeviceAuthorization & {
  readonly deviceCode: string;
  readonly userCode: string;
};

/** Keeps devices that wait to be let in, and the codes that pages show for them. Times are epoch milliseconds. */
export interface DeviceAuthorizations {
  /** Keeps the code of an account; the one before is gone. */
  keepLoginCode(code: LoginCode): Promise<void>;
  /** Uses a code up; null where none of this fingerprint holds at `now`. Of many who take one, one has it. */
  takeLoginCode(fingerprint: string, now: number): Promise<DeviceGrant | null>;
  /** Keeps a device that waits; some of those that ended are removed. */
  open(authorization: NewDeviceAuthorization, now: number): Promise<void>;
  /** Who waits behind a user code at `now`; null where nobody does, or where it was answered. */
  waiting(userCode: string, now: number): Promise<DeviceRequest | null>;
  /** Answers the device behind a user code; null where nobody waits there at `now`. */
  settle(userCode: string, decision: 'denied' | DeviceGrant, now: number): Promise<DeviceRequest | null>;
  /** Counts a poll by the device's own code; one that comes early makes the interval longer. Null for an unknown code. */
  poll(deviceCode: string, now: number): Promise<DevicePoll | null>;
  /** Removes the device that waits; true for the one caller that it was still there for. */
  take(deviceCode: string): Promise<boolean>;
  /** Removes what an account has granted, so that no device comes in by it. */
  forget(accountId: string): Promise<void>;
}

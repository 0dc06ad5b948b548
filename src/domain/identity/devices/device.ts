import { parseName } from '../../platform/forms/text-fields.ts';
import type { DeviceClientId } from './device-client.ts';

const maxDeviceNameLength = 60;

/**
 * Parses a device's own name. The person who approves the device reads it, so it must not contain a link: the parts of a URL (`https://…`,
 * `example.org/x`) become spaces.
 */
export const parseDeviceName = (typed: string): ReturnType<typeof parseName> =>
  parseName(typed.replace(/[/\\@:]+|\.(?=\S)/gu, ' '), maxDeviceNameLength);

export type DeviceGrant = {
  readonly accountId: string;
  readonly secondFactor: boolean;
  /** The account's session marker at approval; if the account has a different one now, all sessions were ended. */
  readonly sessionsMark: string;
};

/** A logged-in device. Times are epoch milliseconds. */
export type Device = DeviceGrant & {
  readonly id: string;
  readonly clientId: DeviceClientId;
  readonly name: string;
  readonly pairedAt: number;
  /** When it last refreshed its tokens: at most one access token lifetime before its last use. */
  readonly lastSeenAt: number;
};

/** Access token lifetime, in milliseconds. */
export const accessTokenLifetime = 900_000;
/** A device that is not used for this many milliseconds (90 days) is logged out. */
export const refreshTokenLifetime = 7_776_000_000;
/** A device is logged out after this many milliseconds (365 days), even if it is used. */
const maxLogin = 31_536_000_000;

/** Returns when a refresh token that is issued at `now` expires, in epoch milliseconds. */
export const refreshExpiry = ({ pairedAt }: Pick<Device, 'pairedAt'>, now: number): number =>
  Math.min(now + refreshTokenLifetime, pairedAt + maxLogin);
/**
 * Grace period, in milliseconds, during which a refresh token may be used again, so that a lost response does not log the device out. A second use after that
 * means that the token was copied.
 */
export const refreshRepeatedFor = 10_000;

export type DeviceRefreshToken = { readonly usedAt: number | null; readonly expiresAt: number };

/** Returns `renew` if this refresh token is valid at `now`, `expired`, or `reused`, in which case its device is logged out. */
export function judgeRefresh(
  { usedAt, expiresAt }: DeviceRefreshToken,
  now: number,
): 'renew' | 'expired' | 'reused' {
  if (usedAt !== null && now - usedAt > refreshRepeatedFor) return 'reused';
  return now < expiresAt ? 'renew' : 'expired';
}

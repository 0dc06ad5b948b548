import { parseName } from '../account/text-fields.ts';
import type { DeviceClientId } from './device-client.ts';

/** The longest name of a device that is stored, in characters. */
const maxDeviceNameLength = 60;

/**
 * Parses the name that a device gives itself. The person who approves the device reads it, so it may hold no address: what makes text a
 * link (`https://…`, `example.org/x`) becomes spaces.
 */
export const parseDeviceName = (typed: string): ReturnType<typeof parseName> =>
  parseName(typed.replace(/[/\\@:]+|\.(?=\S)/gu, ' '), maxDeviceNameLength);

/** A person's yes to a device, and what the sign-in behind it was worth. */
export type DeviceGrant = {
  readonly accountId: string;
  /** Whether the sign-in that approved it took a second step. */
  readonly secondFactor: boolean;
  /** The mark of the person's sessions then: another one since means that all of them were ended. */
  readonly sessionsMark: string;
};

/** A device on which somebody is logged in. Times are epoch milliseconds. */
export type Device = DeviceGrant & {
  readonly id: string;
  readonly clientId: DeviceClientId;
  readonly name: string;
  readonly pairedAt: number;
  /** When it last took new tokens: at most one lifetime of an access token before it was last used. */
  readonly lastSeenAt: number;
};

/** How long an access token holds, in milliseconds. */
export const accessTokenLifetime = 900_000;
/** How long a device stays logged in that nobody uses, in milliseconds: 90 days. */
export const refreshTokenLifetime = 7_776_000_000;
/**
 * For how long a refresh token may be used again, in milliseconds, so that an answer that was lost on its way logs nobody
 * out. After that a second use means that two have the token.
 */
export const refreshRepeatedFor = 10_000;

/** A refresh token as it is stored: whether it was used, and until when it holds. */
export type RefreshToken = { readonly usedAt: number | null; readonly expiresAt: number };

/** What happens to the device whose refresh token is shown at `now`. */
export function judgeRefresh(
  { usedAt, expiresAt }: RefreshToken,
  now: number,
): 'renew' | 'expired' | 'reused' {
  if (usedAt !== null && now - usedAt > refreshRepeatedFor) return 'reused';
  return now < expiresAt ? 'renew' : 'expired';
}

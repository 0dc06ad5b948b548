import type { DeviceClientId } from './device-client.ts';
import type { DeviceGrant } from './device.ts';

/** How long a device and its person have to find together, in milliseconds. */
export const deviceCodeLifetime = 600_000;
/** How long a code that a page shows may be taken by an app, in milliseconds. */
export const loginCodeLifetime = 300_000;
/** How long a device waits between two polls at first, in seconds, and how much longer after each that was too early. */
export const pollInterval = 5;

/** What a person is asked about a device that wants to log in. */
export type DeviceRequest = {
  readonly clientId: DeviceClientId;
  readonly deviceName: string;
  /** The network that the device asked from. */
  readonly network: string;
};

/** A device that waits to be let in. Times are epoch milliseconds. */
export type DeviceAuthorization = DeviceRequest & {
  readonly expiresAt: number;
  /** What its person said. */
  readonly decision: 'pending' | 'denied' | DeviceGrant;
};

/** Why a device gets no token, by the codes of RFC 6749 (section 5.2) and RFC 8628 (section 3.5). */
export type OAuthErrorCode =
  | 'access_denied'
  | 'authorization_pending'
  | 'expired_token'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_request'
  | 'slow_down'
  | 'unsupported_grant_type';

/** A refusal of the device flow. */
export type OAuthRefused = { readonly kind: 'oauth/refused'; readonly error: OAuthErrorCode };

/** A poll of a device: what it waits for, and whether it came before its interval was over. */
export type DevicePoll = { readonly authorization: DeviceAuthorization; readonly early: boolean };

/** What a poll at `now` is answered: the grant, or why there is none. */
export function judgePoll({ authorization, early }: DevicePoll, now: number): DeviceGrant | OAuthErrorCode {
  const { decision, expiresAt } = authorization;
  if (now >= expiresAt) return 'expired_token';
  if (decision === 'denied') return 'access_denied';
  if (decision !== 'pending') return decision;
  return early ? 'slow_down' : 'authorization_pending';
}

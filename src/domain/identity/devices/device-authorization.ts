import type { DeviceClientId } from './device-client.ts';
import type { DeviceGrant } from './device.ts';

/** Lifetime of a device code, in milliseconds. */
export const deviceCodeLifetime = 600_000;
/** Lifetime of a login code that a page shows for an app, in milliseconds. */
export const loginCodeLifetime = 300_000;
/** First interval between polls of a device, and the increment after each early poll, in seconds. */
export const pollInterval = 5;

export type DeviceRequest = {
  readonly clientId: DeviceClientId;
  readonly deviceName: string;
  readonly network: string;
};

/** A device waiting for approval. Times are epoch milliseconds. */
export type DeviceAuthorization = DeviceRequest & {
  readonly expiresAt: number;
  readonly decision: 'pending' | 'denied' | DeviceGrant;
};

/** OAuth error codes of RFC 6749 (section 5.2) and RFC 8628 (section 3.5). */
export type OAuthErrorCode =
  | 'access_denied'
  | 'authorization_pending'
  | 'expired_token'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_request'
  | 'slow_down'
  | 'unsupported_grant_type';

export type OAuthRefused = { readonly kind: 'oauth/refused'; readonly error: OAuthErrorCode };

export type DevicePoll = { readonly authorization: DeviceAuthorization; readonly early: boolean };

/** Returns the result of a poll at `now`: the grant or the error code. */
export function judgePoll({ authorization, early }: DevicePoll, now: number): DeviceGrant | OAuthErrorCode {
  const { decision, expiresAt } = authorization;
  if (now >= expiresAt) return 'expired_token';
  if (decision === 'denied') return 'access_denied';
  if (decision !== 'pending') return decision;
  return early ? 'slow_down' : 'authorization_pending';
}

import { accessTokenLifetime, type Device, refreshExpiry } from '#domain/identity/devices/device.ts';
import type { DeviceTokens } from '../ports/devices.ts';
import type { Secrets } from '../../platform/ports/secrets.ts';

/** Prefixes of access and refresh tokens of devices. The service and secret scanners recognize the tokens by them. */
const accessPrefix = 'bya_';
const refreshPrefix = 'byr_';

/** Whether a bearer token is one of our device tokens and not a token of the identity provider. */
export const isDeviceToken = (token: string): boolean => token.startsWith(accessPrefix);

/** The token response for a device (RFC 6749, section 5.1). */
export type TokensOfDevice = {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresInSeconds: number;
};

/** Returns new tokens, and their fingerprints for storage (SEC-7). */
export function newDeviceTokens(
  secrets: Pick<Secrets, 'linkKey' | 'fingerprint'>,
  device: Pick<Device, 'pairedAt'>,
  now: number,
): { readonly given: TokensOfDevice; readonly stored: DeviceTokens } {
  const accessToken = accessPrefix + secrets.linkKey();
  const refreshToken = refreshPrefix + secrets.linkKey();
  return {
    given: { accessToken, refreshToken, expiresInSeconds: accessTokenLifetime / 1000 },
    stored: {
      access: secrets.fingerprint(accessToken),
      accessExpiresAt: now + accessTokenLifetime,
      refresh: secrets.fingerprint(refreshToken),
      refreshExpiresAt: refreshExpiry(device, now),
    },
  };
}

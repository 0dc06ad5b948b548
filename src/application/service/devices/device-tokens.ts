import { accessTokenLifetime, refreshTokenLifetime } from '#domain/devices/device.ts';
import type { DeviceTokens } from '../ports/devices.ts';
import type { Secrets } from '../ports/secrets.ts';

/** What access and refresh tokens of devices begin with, by which scanners of secrets and the service know them. */
const accessPrefix = 'bya_';
const refreshPrefix = 'byr_';

/** Whether a bearer token is one that this service gave to a device, and not the identity provider’s. */
export const isDeviceToken = (token: string): boolean => token.startsWith(accessPrefix);

/** What a device is given (RFC 6749, section 5.1). */
export type TokensOfDevice = {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresInSeconds: number;
};

/** New tokens, and what is stored of them: fingerprints (SEC-7). */
export function newDeviceTokens(
  secrets: Pick<Secrets, 'linkKey' | 'fingerprint'>,
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
      refreshExpiresAt: now + refreshTokenLifetime,
    },
  };
}

import type { Device } from '#domain/identity/devices/device.ts';
import { err, ok } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Devices } from '../ports/devices.ts';
import type { IdentityDirectory } from '../ports/identity-directory.ts';
import type { Secrets } from '../../platform/ports/secrets.ts';
import type { TokenRefused, TokenVerifier } from '../ports/token-verifier.ts';
import { isDeviceToken } from './device-tokens.ts';

export type DeviceTokenPorts = {
  readonly tokenVerifier: TokenVerifier;
  readonly devices: Pick<Devices, 'session'>;
  readonly directory: Pick<IdentityDirectory, 'standing'>;
  readonly secrets: Pick<Secrets, 'fingerprint'>;
  readonly clock: Pick<Clock, 'now'>;
};

export async function whyEnded(
  { accountId, sessionsMark }: Pick<Device, 'accountId' | 'sessionsMark'>,
  directory: Pick<IdentityDirectory, 'standing'>,
): Promise<TokenRefused | null> {
  const standing = await directory.standing(accountId);
  if (standing === null || standing.sessionsMark !== sessionsMark) return { kind: 'token/revoked' };
  return standing.disabled ? { kind: 'token/disabled' } : null;
}

/**
 * Verifies both device tokens and tokens of the identity provider. The sign-in of a device never counts as recent, because it may be months old, and the person
 * who uses the device may not be its owner.
 */
export const withDeviceTokens = ({
  tokenVerifier,
  devices,
  directory,
  secrets,
  clock,
}: DeviceTokenPorts): TokenVerifier => ({
  verify: async (token) => {
    if (!isDeviceToken(token)) return tokenVerifier.verify(token);
    const session = await devices.session(secrets.fingerprint(token));
    if (session === null) return err({ kind: 'token/invalid' });
    const { device, email, mailboxProved, expiresAt } = session;
    if (clock.now() >= expiresAt) return err({ kind: 'token/expired' });
    const ended = await whyEnded(device, directory);
    if (ended !== null) return err(ended);
    return ok({
      id: device.accountId,
      email,
      emailVerified: mailboxProved,
      displayName: null,
      phoneNumber: null,
      signInMethod: 'device',
      signedInAt: null,
      signInAgeMs: Number.POSITIVE_INFINITY,
      secondFactor: device.secondFactor,
    });
  },
});

import { parseEmail } from '#domain/platform/forms/text-fields.ts';
import type { OAuthRefused } from '#domain/identity/devices/device-authorization.ts';
import { type Device, judgeRefresh } from '#domain/identity/devices/device.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { IdentityDirectory } from '../ports/identity-directory.ts';
import type { Secrets } from '../../platform/ports/secrets.ts';
import type { Stores, Transaction } from '../../ports/transaction.ts';
import { newDeviceTokens, type TokensOfDevice } from './device-tokens.ts';
import { refuse } from './oauth-refused.ts';
import { whyEnded } from './verify-device-token.ts';

/** Exchanges a device's refresh token for new tokens (RFC 9700, section 4.14). */
export type RefreshDeviceTokens = (
  refreshToken: string,
  clientId: string,
) => Promise<Result<TokensOfDevice, OAuthRefused>>;

export type RefreshDeviceTokensPorts = {
  readonly transaction: Transaction;
  readonly directory: Pick<IdentityDirectory, 'standing'>;
  readonly secrets: Pick<Secrets, 'fingerprint' | 'linkKey'>;
  readonly clock: Pick<Clock, 'now'>;
};

type Refresh = { readonly fingerprint: string; readonly clientId: string; readonly now: number };

/** A token that is reused has two holders. It is not known which of them is the real device, so the device is logged out. */
async function logOutReused({ accounts, audit, devices, jobs }: Stores, device: Device): Promise<void> {
  const { accountId: subject, id: deviceId, clientId } = device;
  await devices.remove(subject, deviceId);
  const before = { deviceId, clientId };
  await audit.record({ action: 'account/device-token-reused', by: null, subject, before, after: null });
  const to = parseEmail((await accounts.byId(subject))?.email ?? '');
  if (to.ok) await jobs.enqueue('mail', { kind: 'device-token-reused', to: to.value });
}

export function refreshDeviceTokens(ports: RefreshDeviceTokensPorts): RefreshDeviceTokens {
  const { transaction, directory, secrets, clock } = ports;

  /** Locks and returns the device of a token that can be renewed; null otherwise. */
  const renewable = async (
    stores: Stores,
    { fingerprint, clientId, now }: Refresh,
  ): Promise<Device | null> => {
    const held = await stores.devices.refreshToken(fingerprint);
    if (held?.device.clientId !== clientId) return null;
    const verdict = judgeRefresh(held.token, now);
    if (verdict === 'reused') await logOutReused(stores, held.device);
    return verdict === 'renew' ? held.device : null;
  };

  return async (refreshToken, clientId) => {
    const now = clock.now();
    const fingerprint = secrets.fingerprint(refreshToken);
    const refresh = { fingerprint, clientId, now };
    const device = await transaction.run((stores) => renewable(stores, refresh));
    if (device === null || (await whyEnded(device, directory)) !== null) return refuse('invalid_grant');
    return transaction.run(async (stores) => {
      // A concurrent call may have used the token.
      if ((await renewable(stores, refresh)) === null) return refuse('invalid_grant');
      const { given, stored } = newDeviceTokens(secrets, device, now);
      await stores.devices.renew(fingerprint, stored, now);
      return ok(given);
    });
  };
}

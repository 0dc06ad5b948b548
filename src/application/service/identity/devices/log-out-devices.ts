import type { DeviceRefused } from '#domain/identity/devices/device-refusals.ts';
import type { Device } from '#domain/identity/devices/device.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../caller/caller.ts';
import type { Secrets } from '../../platform/ports/secrets.ts';
import type { Stores, Transaction } from '../../ports/transaction.ts';

/** Logs out one of the caller's devices and revokes its tokens. */
export type RemoveDevice = (caller: Caller, id: string) => Promise<Result<void, DeviceRefused>>;
/** Logs out the device of a token (RFC 7009); an unknown token is not an error. */
export type RevokeDeviceToken = (token: string) => Promise<void>;

export type LogOutDevicesPorts = {
  readonly transaction: Transaction;
  readonly secrets: Pick<Secrets, 'fingerprint'>;
};

const record = ({ audit }: Stores, { id: deviceId, clientId, accountId }: Device): Promise<void> =>
  audit.record({
    action: 'account/device-removed',
    by: accountId,
    subject: accountId,
    before: { deviceId, clientId },
    after: null,
  });

export const removeDevice =
  ({ transaction }: LogOutDevicesPorts): RemoveDevice =>
  ({ account }, id) =>
    transaction.run(async (stores) => {
      const device = await stores.devices.remove(account.id, id);
      if (device === null) return err({ kind: 'device/not-found' });
      await record(stores, device);
      return ok(undefined);
    });

export const revokeDeviceToken =
  ({ transaction, secrets }: LogOutDevicesPorts): RevokeDeviceToken =>
  (token) =>
    transaction.run(async (stores) => {
      const device = await stores.devices.removeByToken(secrets.fingerprint(token));
      if (device !== null) await record(stores, device);
    });

import { deviceClients } from '#domain/identity/devices/device-client.ts';
import { type DeviceRequest, loginCodeLifetime } from '#domain/identity/devices/device-authorization.ts';
import type { DeviceAsking, ShownLoginCode } from '#domain/identity/devices/device-login.ts';
import type { DeviceRefused } from '#domain/identity/devices/device-refusals.ts';
import type { DeviceGrant } from '#domain/identity/devices/device.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Caller } from '../caller/caller.ts';
import { type CallLimited, perAccount, enforceRateLimits } from '../../platform/limits/limit-calls.ts';
import type { DeviceAuthorizations } from '../ports/device-authorizations.ts';
import type { IdentityDirectory } from '../ports/identity-directory.ts';
import type { RateLimiter } from '../../platform/ports/rate-limiter.ts';
import type { Secrets } from '../../platform/ports/secrets.ts';
import type { Transaction } from '../../ports/transaction.ts';

type Refused = DeviceRefused | CallLimited;

/** Approval of devices, by a code on the user's page or by a code that the device shows. */
export type GrantDevices = {
  /** Creates the caller's login code; the previous one expires. Only this response contains the code. It has no hyphen. */
  readonly makeLoginCode: (caller: Caller) => Promise<Result<ShownLoginCode, Refused>>;
  /** Returns the device that shows this code (in parsed form). `network` is the caller's network, for comparison with the device's. */
  readonly findRequest: (
    caller: Caller,
    userCode: string,
    network: string,
  ) => Promise<Result<DeviceAsking, Refused>>;
  readonly answerRequest: (
    caller: Caller,
    userCode: string,
    approved: boolean,
  ) => Promise<Result<void, Refused>>;
};

export type GrantDevicesPorts = {
  readonly deviceAuthorizations: Pick<DeviceAuthorizations, 'waiting'>;
  readonly transaction: Transaction;
  readonly directory: Pick<IdentityDirectory, 'standing'>;
  readonly secrets: Pick<Secrets, 'fingerprint' | 'userCode'>;
  readonly limiter: RateLimiter;
  readonly clock: Pick<Clock, 'now'>;
};

const unknown = err<DeviceRefused>({ kind: 'device/code-unknown' });
const needsBrowser = err<DeviceRefused>({ kind: 'device/browser-needed' });

const presented = (
  { clientId, deviceName, network }: DeviceRequest,
  callersNetwork: string,
): DeviceAsking => ({
  client: deviceClients[clientId],
  deviceName,
  network,
  sameNetwork: network === callersNetwork,
});

/** A device cannot approve other devices. Otherwise, brief access to a device could become permanent. */
const isDevice = ({ identity }: Caller): boolean => identity.signInMethod === 'device';

export function grantDevices(ports: GrantDevicesPorts): GrantDevices {
  const { deviceAuthorizations, transaction, directory, secrets, limiter, clock } = ports;

  /** Counted per account, so that other people cannot use up the owner's limit. */
  const within = (name: string, { account }: Caller) =>
    enforceRateLimits(limiter, [{ name, key: account.id, ...perAccount }], clock.now());

  const grantBy = async ({ account, actor }: Caller): Promise<DeviceGrant | null> => {
    const standing = await directory.standing(account.id);
    if (standing === null) return null;
    const { secondFactor } = actor.signIn;
    return { accountId: account.id, secondFactor, sessionsMark: standing.sessionsMark };
  };

  return {
    makeLoginCode: async (caller) => {
      if (isDevice(caller)) return needsBrowser;
      const counted = await within('login codes by account', caller);
      if (!counted.ok) return counted;
      const grant = await grantBy(caller);
      if (grant === null) return needsBrowser;
      const code = secrets.userCode();
      const stored = {
        fingerprint: secrets.fingerprint(code),
        grant,
        expiresAt: clock.now() + loginCodeLifetime,
      };
      await transaction.run((stores) => stores.deviceAuthorizations.saveLoginCode(stored));
      return ok({ code, expiresInSeconds: loginCodeLifetime / 1000 });
    },

    findRequest: async (caller, userCode, network) => {
      const counted = await within('device codes by account', caller);
      if (!counted.ok) return counted;
      const found = await deviceAuthorizations.waiting(secrets.fingerprint(userCode), clock.now());
      return found === null ? unknown : ok(presented(found, network));
    },

    answerRequest: async (caller, userCode, approved) => {
      if (isDevice(caller)) return needsBrowser;
      const counted = await within('device codes by account', caller);
      if (!counted.ok) return counted;
      const grant = approved ? await grantBy(caller) : 'denied';
      if (grant === null) return needsBrowser;
      const fingerprint = secrets.fingerprint(userCode);
      const settled = await transaction.run((stores) =>
        stores.deviceAuthorizations.settle(fingerprint, grant, clock.now()),
      );
      return settled === null ? unknown : ok(undefined);
    },
  };
}

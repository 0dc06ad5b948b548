import { deviceClientOf, deviceClients } from '#domain/identity/devices/device-client.ts';
import {
  deviceCodeLifetime,
  type OAuthRefused,
  pollInterval,
} from '#domain/identity/devices/device-authorization.ts';
import { parseDeviceName } from '#domain/identity/devices/device.ts';
import { parseUserCode } from '#domain/identity/devices/user-code.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';
import { type CallLimited, perNetwork, enforceRateLimits } from '../../platform/limits/limit-calls.ts';
import type { RateLimiter } from '../../platform/ports/rate-limiter.ts';
import type { Secrets } from '../../platform/ports/secrets.ts';
import type { Transaction } from '../../ports/transaction.ts';
import { refuse } from './oauth-refused.ts';

export type DeviceAsks = {
  readonly clientId: string;
  /** The name that the device sent; if it sent none, the name of its program. */
  readonly deviceName: string | null;
  /** The code of a signed-in page; null if the device shows one itself. */
  readonly loginCode: string | null;
  readonly network: string;
};

/** The response to a device's login request (RFC 8628, section 3.2). Only this response contains the codes. */
export type StartedDeviceLogin = {
  readonly deviceCode: string;
  readonly userCode: string;
  readonly expiresInSeconds: number;
  readonly intervalSeconds: number;
};

/** Starts the device flow. With a code from a page, the device is approved immediately, because the user created that code for it. */
export type StartDeviceLogin = (
  asks: DeviceAsks,
) => Promise<Result<StartedDeviceLogin, OAuthRefused | CallLimited>>;

export type StartDeviceLoginPorts = {
  readonly transaction: Transaction;
  readonly secrets: Pick<Secrets, 'fingerprint' | 'linkKey' | 'userCode'>;
  readonly limiter: RateLimiter;
  readonly clock: Pick<Clock, 'now'>;
};

export function startDeviceLogin(ports: StartDeviceLoginPorts): StartDeviceLogin {
  const { transaction, secrets, limiter, clock } = ports;
  return async ({ clientId, deviceName, loginCode, network }) => {
    const now = clock.now();
    const take = { name: 'device logins by network', key: network, ...perNetwork };
    const within = await enforceRateLimits(limiter, [take], now);
    if (!within.ok) return within;
    const client = deviceClientOf(clientId);
    if (client === null) return refuse('invalid_client');
    const name = parseDeviceName(deviceName ?? deviceClients[client]);
    if (!name.ok) return refuse('invalid_request');
    const [deviceCode, userCode] = [secrets.linkKey(), secrets.userCode()];
    const typed = loginCode === null ? null : parseUserCode(loginCode);
    const started = await transaction.run(async ({ deviceAuthorizations: waiting }) => {
      const grant =
        typed?.ok === true && (await waiting.takeLoginCode(secrets.fingerprint(typed.value), now));
      if (typed !== null && !grant) return false;
      await waiting.open(
        {
          deviceCode: secrets.fingerprint(deviceCode),
          userCode: secrets.fingerprint(userCode),
          clientId: client,
          deviceName: name.value,
          network,
          expiresAt: now + deviceCodeLifetime,
          decision: grant || 'pending',
        },
        now,
      );
      return true;
    });
    if (!started) return refuse('access_denied');
    return ok({
      deviceCode,
      userCode,
      expiresInSeconds: deviceCodeLifetime / 1000,
      intervalSeconds: pollInterval,
    });
  };
}

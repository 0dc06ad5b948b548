import { parseEmail } from '#domain/platform/forms/text-fields.ts';
import { judgePoll, type OAuthRefused } from '#domain/identity/devices/device-authorization.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { IdentityDirectory } from '../ports/identity-directory.ts';
import type { Ids } from '../../platform/ports/ids.ts';
import type { Secrets } from '../../platform/ports/secrets.ts';
import type { Transaction } from '../../ports/transaction.ts';
import { newDeviceTokens, type TokensOfDevice } from './device-tokens.ts';
import { refuse } from './oauth-refused.ts';
import { whyEnded } from './verify-device-token.ts';

/** Returns the response to the poll of a waiting device. After approval, the response contains the tokens and consumes the code. */
export type PollDeviceLogin = (
  deviceCode: string,
  clientId: string,
) => Promise<Result<TokensOfDevice, OAuthRefused>>;

export type PollDeviceLoginPorts = {
  readonly transaction: Transaction;
  readonly directory: Pick<IdentityDirectory, 'standing'>;
  readonly secrets: Pick<Secrets, 'fingerprint' | 'linkKey'>;
  readonly ids: Ids;
  readonly clock: Pick<Clock, 'now'>;
};

export function pollDeviceLogin(ports: PollDeviceLoginPorts): PollDeviceLogin {
  const { transaction, directory, secrets, ids, clock } = ports;
  return async (deviceCode, clientId) => {
    const now = clock.now();
    const fingerprint = secrets.fingerprint(deviceCode);
    const poll = await transaction.run(({ deviceAuthorizations }) =>
      deviceAuthorizations.poll(fingerprint, now),
    );
    if (poll?.authorization.clientId !== clientId) return refuse('invalid_grant');
    const grant = judgePoll(poll, now);
    if (typeof grant === 'string') return refuse(grant);
    const ended = await whyEnded(grant, directory);
    return transaction.run(async ({ accounts, audit, deviceAuthorizations, devices, jobs }) => {
      const account = await accounts.byId(grant.accountId);
      if (account === null || !(await deviceAuthorizations.take(fingerprint))) return refuse('invalid_grant');
      if (ended !== null) return refuse('access_denied');
      const { deviceName: name, clientId: client } = poll.authorization;
      const device = { id: ids.next(), clientId: client, name, ...grant, pairedAt: now, lastSeenAt: now };
      const { given, stored } = newDeviceTokens(secrets, device, now);
      await devices.pair(device, stored);
      const { id: subject, email } = account;
      const after = { deviceId: device.id, clientId: client };
      await audit.record({ action: 'account/device-added', by: subject, subject, before: null, after });
      const to = parseEmail(email ?? '');
      if (to.ok) await jobs.enqueue('mail', { kind: 'device-added', to: to.value });
      return ok(given);
    });
  };
}

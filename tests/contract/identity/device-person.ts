import type { Service } from '../../builders/a-service.ts';
import { day } from '../../builders/time.ts';

/** Signs Ada in, and returns functions by which a device requests authorization. */
export async function devicePerson({ app, identity }: Service) {
  identity.tokenLifetime = 365 * day;
  const user = identity.addUser({ email: 'ada@lovelace.test' });
  const { token } = identity.issueToken(user, 'email');
  const caller = await app.access.verifyToken(token);
  if (caller.ok) await app.accounts.ensureProfile(caller.value);
  const clientId = 'blockyard-app';
  let deviceCode = '';
  return {
    token: () => token,
    start: async (deviceName: string, loginCode: string | null = null) => {
      const started = await app.devices.start({ clientId, deviceName, loginCode, network: '127.0.0.1' });
      if (!started.ok) return null;
      deviceCode = started.value.deviceCode;
      return started.value.userCode;
    },
    isAdmitted: async () => (await app.devices.poll(deviceCode, clientId)).ok,
  };
}

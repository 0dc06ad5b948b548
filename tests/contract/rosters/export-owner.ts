import type { Service } from '../../builders/a-service.ts';
import { day } from '../../builders/time.ts';

/** Signs Ada in at a service. `signInGrace` signs Grace in instead, and `work` runs the queued jobs. */
export async function exportOwner({ app, archive, clock, identity, jobs }: Service) {
  identity.tokenLifetime = 365 * day;
  const signIn = async (email: string): Promise<string> => {
    const { token } = identity.issueToken(identity.addUser({ email }), 'email');
    const caller = await app.access.verifyToken(token);
    if (caller.ok) await app.accounts.ensureProfile(caller.value);
    return token;
  };
  let token = await signIn('ada@lovelace.test');
  return {
    token: () => token,
    signInGrace: async () => {
      token = await signIn('grace@hopper.test');
    },
    work: () => jobs.start(app.jobs.handlers).stop(),
    passDays: (days: number) => clock.advance(days * day),
    unpack: (zip: Uint8Array) => archive.unpack(zip),
  };
}

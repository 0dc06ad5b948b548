import type { Service } from '../../builders/a-service.ts';
import { day, minute } from '../../builders/time.ts';

/** Sets up two recorded sessions of Ada: one at school, and one in this browser a minute later. */
export async function sessionPerson({ app, clock, identity }: Service) {
  identity.tokenLifetime = 365 * day;
  const user = identity.addUser({ email: 'ada@lovelace.test' });
  const enter = async (userAgent: string, network: string): Promise<string> => {
    const { token } = identity.issueToken(user, 'email');
    const verified = await app.access.verifyToken(token);
    if (!verified.ok) throw new Error('the token is not taken');
    await app.accounts.ensureProfile(verified.value);
    const caller = await app.access.admit(verified.value, 'session.manage');
    if (caller.ok && caller.value !== null) await app.sessions.note(caller.value, { userAgent, network });
    return token;
  };
  const chromebook = 'Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36 Chrome/128.0 Safari/537.36';
  const atSchool = await enter(chromebook, '198.51.100.7');
  await clock.advance(minute);
  const here = await enter('', '127.0.0.1');
  return {
    token: () => here,
    schoolToken: atSchool,
    isSchoolSessionValid: async () => {
      const verified = await app.access.verifyToken(atSchool);
      return verified.ok && (await app.access.admit(verified.value, 'account.read')).ok;
    },
  };
}

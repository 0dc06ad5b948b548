import type { Service } from '../../builders/a-service.ts';
import { day } from '../../builders/time.ts';

export async function auditedPerson({ app, identity, audit }: Service) {
  identity.tokenLifetime = 365 * day;
  const user = identity.addUser({ email: 'ada@lovelace.test' });
  const { token } = identity.issueToken(user, 'email');
  const caller = await app.access.verifyToken(token);
  if (caller.ok) await app.accounts.ensureProfile(caller.value);
  return {
    token: () => token,
    record: (by: string) => audit.record({ action: 'account/sessions-ended', by, subject: user.id }),
  };
}

import type { Service } from '../../builders/a-service.ts';
import { anEmail } from '../../builders/an-email.ts';
import { day } from '../../builders/time.ts';

export async function jobOwner({ app, identity, jobs }: Service) {
  identity.tokenLifetime = 365 * day;
  const user = identity.addUser({ email: 'ada@lovelace.test' });
  const { token } = identity.issueToken(user, 'email');
  const caller = await app.access.verifyToken(token);
  if (caller.ok) await app.accounts.ensureProfile(caller.value);
  return {
    token: () => token,
    enqueue: (owner: 'ada' | 'other') =>
      jobs.enqueue('mail', { kind: 'account-deleted', to: anEmail() }, owner === 'ada' ? user.id : 'other'),
    work: () => jobs.start(app.jobs.handlers).stop(),
  };
}

import type { Caller } from '#application/service/identity/caller/caller.ts';
import type { VerifiedIdentity } from '#application/service/identity/ports/token-verifier.ts';
import type { ServiceApp } from '#application/service/service-app.ts';

export async function aCaller(
  app: Pick<ServiceApp, 'accounts' | 'access'>,
  identity: VerifiedIdentity,
): Promise<Caller> {
  await app.accounts.ensureProfile(identity);
  const admitted = await app.access.admit(identity, 'account.read');
  if (!admitted.ok || admitted.value === null) throw new Error('somebody who signed in was not admitted');
  return admitted.value;
}

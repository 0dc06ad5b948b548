import { expect, vi } from 'vitest';
import { InMemoryBrowser } from '#adapters/memory/identity/in-memory-browser.ts';
import type { ClientApp } from '#application/client/client-app.ts';
import { aPage } from '../../../../builders/a-page.ts';
import type { Service } from '../../../../builders/a-service.ts';
import { anAccount } from '../../../../builders/an-account.ts';

export async function asStaff(service: Service): Promise<ClientApp> {
  const { accounts, identity, clock } = service;
  const open = (id: string) =>
    accounts.open(
      anAccount({ id, email: `${id}@staff.test`, firstName: id, lastName: 'Pier', accountType: 'admin' }),
    );
  await open('kay');
  await open('lin');
  const user = identity.addUser({ id: 'kay', email: 'kay@staff.test', emailVerified: true });
  const browser = new InMemoryBrowser();
  const { client } = aPage(service, { browser });
  const who = { id: 'kay', email: user.email, requiresPasswordSetup: false, signInMethod: 'email' } as const;
  const token = identity.issueToken(user, 'email', { secondFactor: true });
  browser.setSignedIn({ identity: who, token, signedInAt: clock.now() }, browser);
  client.auth.startSessionSync();
  await vi.waitFor(() => expect(client.session.current().state).toBe('signed-in'), 10_000);
  return client;
}

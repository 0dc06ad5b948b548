import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect } from 'vitest';
import { InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import { AppProvider } from '#ui/app-context.tsx';
import { Toaster } from '#ui/components/notices/toaster.tsx';
import * as ofLink from '#ui/features/organizations/invitations/invitations-invitation-page.tsx';
import * as own from '#ui/features/organizations/invitations/invitations-page.tsx';
import { anId } from '../../../../builders/an-id.ts';
import { anAccount } from '../../../../builders/an-account.ts';
import { anEmail } from '../../../../builders/an-email.ts';
import { aPage } from '../../../../builders/a-page.ts';
import { aService, type Service } from '../../../../builders/a-service.ts';
import { anOrganization } from '../../../../builders/an-organization.ts';
import { newInvitations } from '../../../../builders/an-invitation.ts';
import { startOfTests } from '../../../../builders/time.ts';

const password = 'difference-engine';
export const token = 'key-of-the-link';

export async function anInvitedWorld(given: { readonly seats?: number } = {}) {
  const service = aService();
  const { organizations, invitations, accounts } = service;
  await anOrganization(organizations, { id: 'oak', name: 'Oak School', ...given });
  await accounts.open(
    anAccount({ id: 'ada', email: 'ada@oak.test', firstName: 'Ada', lastName: 'Lovelace' }),
  );
  await invitations.invite(
    newInvitations({ addresses: [{ id: anId('i1'), email: anEmail('bo@oak.test') }] }),
  );
  await invitations.addLink(anId('i1'), service.secrets.fingerprint(token));
  return { ...service, service };
}

export async function openInvitations(
  { service }: { readonly service: Service },
  at: string,
  email: string | null,
  { emailVerified = true, storage = new InMemoryStorage() } = {},
) {
  const { client } = aPage(service, { storage });
  if (email !== null) {
    if (service.identity.userOf(email) === null) {
      const { id } = service.identity.addUser({ email, password, emailVerified });
      await service.accounts.open(
        anAccount({ id, email, onboardedAt: startOfTests, mailboxProved: emailVerified }),
      );
    }
    expect((await client.auth.signIn({ email, password })).ok).toBe(true);
  }
  const visit = (request: Request, params = {}) => ({
    params,
    url: new URL(request.url),
    signal: request.signal,
  });
  const router = createMemoryRouter(
    [
      {
        path: '/invitations/:token',
        HydrateFallback: () => null,
        loader: ({ request, params }) => ofLink.loader(client, visit(request, params)),
        Component: ofLink.Component,
      },
      {
        path: '/invitations',
        HydrateFallback: () => null,
        loader: ({ request }) => own.loader(client, visit(request)),
        Component: own.Component,
      },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: [at] },
  );
  render(
    <AppProvider app={client} storage={storage}>
      <RouterProvider router={router} />
      <Toaster />
    </AppProvider>,
  );
  return {
    client,
    storage,
    person: userEvent.setup(),
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import { AppProvider } from '#ui/app-context.tsx';
import { Toaster } from '#ui/components/notices/toaster.tsx';
import { Component, loader } from '#ui/features/identity/account/settings-profile-page.tsx';
import { anAccount } from '../../../../builders/an-account.ts';
import { aPage } from '../../../../builders/a-page.ts';
import { aService, type Service } from '../../../../builders/a-service.ts';
import { minute } from '../../../../builders/time.ts';

export const ada = { email: 'ada@lovelace.test', password: 'difference-engine', emailVerified: true };

type Opening = {
  readonly user?: Parameters<Service['identity']['addUser']>[0];
  readonly accountType?: 'admin' | 'customer';
  readonly before?: (world: ReturnType<typeof aWorld>) => void | Promise<void>;
};

function aWorld() {
  const service = aService();
  return { ...service, ...aPage(service), service };
}

export async function openProfile({ user = ada, accountType = 'customer', before }: Opening = {}) {
  const world = aWorld();
  const { client, identity, clock } = world;
  const { id, email, password } = identity.addUser(user);
  await world.accounts.open(anAccount({ id, email, accountType, onboardedAt: clock.now() }));
  if (password === null) {
    const url = identity.createLink(email);
    await client.auth.followSignInLink({ url, query: new Map(new URL(url).searchParams), email });
  } else {
    await client.auth.signIn({ email, password });
  }
  await before?.(world);
  const shown: ClientApp = client;
  const router = createMemoryRouter(
    [
      {
        path: '/settings/profile',
        HydrateFallback: () => null,
        loader: ({ request }) =>
          loader(shown, { params: {}, url: new URL(request.url), signal: request.signal }),
        Component,
      },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/settings/profile'] },
  );
  render(
    <AppProvider app={shown}>
      <RouterProvider router={router} />
      <Toaster />
    </AppProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  return {
    ...world,
    person: userEvent.setup(),
    /** Makes the sign-in too old for sensitive changes. */
    wait: () => clock.advance(6 * minute),
    userNow: () => identity.userOf(email),
    mails: async () => {
      await world.outbox.deliver(world.app.jobs.handlers.mail);
      return world.mailer.mails();
    },
  };
}

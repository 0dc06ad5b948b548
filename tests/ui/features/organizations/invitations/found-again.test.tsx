import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import { AppProvider } from '#ui/app-context.tsx';
import { MenuButton } from '#ui/components/menus/menu-button.tsx';
import { OrganizationChoices } from '#ui/features/organizations/organizations/organization-choices.tsx';
import { openedInvitationEntry } from '#application/client/storage-entries.ts';
import { Component as OnboardingPage } from '#ui/features/identity/sign-in/onboarding-complete-page.tsx';
import { Component as SignUpPage } from '#ui/features/identity/sign-in/signup-page.tsx';
import { aPage } from '../../../../builders/a-page.ts';
import { anInvitedWorld, token } from './open-invitations.tsx';

const bo = { email: 'bo@oak.test', password: 'difference-engine' };

async function showTo(element: ReactNode) {
  const { service } = await anInvitedWorld();
  service.identity.addUser({ ...bo, emailVerified: true });
  const storage = new InMemoryStorage();
  const { client } = aPage(service, { storage });
  expect((await client.auth.signIn(bo)).ok).toBe(true);
  render(
    <AppProvider app={client} storage={storage}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </AppProvider>,
  );
}

test('[R2] the account menu names the inviting school, and links to the invitation', async () => {
  await showTo(
    <MenuButton
      name="Account"
      head={<OrganizationChoices />}
      groups={[[{ name: 'out', run: () => undefined, shown: 'Log out' }]]}
    >
      Account
    </MenuButton>,
  );
  screen.getByRole('button', { name: 'Account' }).focus();
  await userEvent.keyboard('{Enter}');
  const link = await screen.findByRole('menuitem', { name: 'You are invited to Oak School' });
  expect(link.getAttribute('href')).toBe('/invitations');
});

test('[R2] onboarding shows the inviter, and links there', async () => {
  await showTo(<OnboardingPage />);
  expect(await screen.findByText('You are invited to Oak School')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See the invitation' }).getAttribute('href')).toBe('/invitations');
});

test('[R2] a user who signs up after opening an invitation sees the inviter, the school, and the role', async () => {
  const { service } = await anInvitedWorld();
  const storage = new InMemoryStorage();
  storage.write(openedInvitationEntry, token);
  const { client } = aPage(service, { storage });
  render(
    <AppProvider app={client} storage={storage}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <SignUpPage /> }])} />
    </AppProvider>,
  );
  expect(
    await screen.findByText(/Ada Lovelace.* invites you to .*Oak School.* as a teacher\./),
  ).toBeDefined();
});

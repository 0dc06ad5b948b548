import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { expect, test } from 'vitest';
import { InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import { endedMembershipEntry } from '#application/client/storage-entries.ts';
import { ok } from '#domain/result.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { AppProvider } from '#ui/app-context.tsx';
import { MenuButton } from '#ui/components/menus/menu-button.tsx';
import { Toaster } from '#ui/components/notices/toaster.tsx';
import { followOrganization } from '#ui/composition/follow-organization.ts';
import { useLoadedQuery } from '#ui/data/use-loaded-query.ts';
import { OrganizationChoices } from '#ui/features/organizations/organizations/organization-choices.tsx';
import { pageFailure } from '#ui/routes/page-failure.ts';
import { aGate } from '../../../../builders/a-gate.ts';
import { anAccount } from '../../../../builders/an-account.ts';
import { anOrganization } from '../../../../builders/an-organization.ts';
import { aPage } from '../../../../builders/a-page.ts';
import { aService } from '../../../../builders/a-service.ts';
import { startOfTests } from '../../../../builders/time.ts';

const credentials = { email: 'ada@quay.test', password: 'difference-engine' };

async function aPageOf(path: string) {
  const service = aService();
  const { id } = service.identity.addUser({ ...credentials, emailVerified: true });
  await service.accounts.open(anAccount({ id, email: credentials.email, onboardedAt: startOfTests }));
  const places = [
    ['oak', 'Oak School', 'teacher'],
    ['pier', 'Pier School', 'manager'],
  ] as const;
  for (const [at, [organizationId, name, role]] of places.entries()) {
    await anOrganization(service.organizations, { id: organizationId, name });
    await service.organizations.join({
      id: `in ${organizationId}`,
      accountId: id,
      organizationId,
      role,
      billingContact: false,
      at: startOfTests + at,
    });
  }
  const storage = new InMemoryStorage();
  const { client } = aPage(service, { storage });
  expect((await client.auth.signIn(credentials)).ok).toBe(true);
  let held = Promise.resolve();
  const here = () => personOf(client.session.current())?.organization?.id;
  const Classes = () => {
    const query = useLoadedQuery<string>(useLoaderData());
    return <p>{query.state === 'read' ? query.value : query.state}</p>;
  };
  const menu = (
    <>
      <MenuButton
        name="Account"
        head={<OrganizationChoices />}
        groups={[[{ name: 'log-out', run: () => undefined, shown: 'Log out' }]]}
      >
        Account
      </MenuButton>
      <Toaster />
    </>
  );
  const router = createMemoryRouter(
    [
      {
        path: '/classes',
        HydrateFallback: () => null,
        loader: async () => {
          await held;
          return ok(`classes of ${here()}`);
        },
        element: (
          <>
            <Classes />
            {menu}
          </>
        ),
      },
      {
        path: '/classes/7',
        HydrateFallback: () => null,
        loader: () => {
          if (here() !== 'oak') throw pageFailure(404, { kind: 'classroom/not-found' });
          return ok('class 7');
        },
        element: menu,
        errorElement: <p>not there</p>,
      },
    ],
    { initialEntries: [path] },
  );
  const { session } = client;
  const stop = followOrganization({ session, storage, router });
  render(
    <AppProvider app={client} storage={storage}>
      <RouterProvider router={router} />
    </AppProvider>,
  );
  const holdClasses = () => {
    const gate = aGate();
    held = gate.opened;
    return gate.open;
  };
  return { client, storage, router, stop, holdClasses };
}

const choices = () => screen.findAllByRole('menuitemradio');
const openMenu = async (): Promise<void> => {
  (await screen.findByRole('button', { name: 'Account' })).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(await choices()).toHaveLength(2));
};

test('[ORG-1] the menu shows the current school and role; another school is chosen by keyboard', async () => {
  const { stop } = await aPageOf('/classes');
  await screen.findByText('classes of oak');
  await openMenu();
  expect(
    (await choices()).map((choice) => [choice.textContent, choice.getAttribute('aria-checked')]),
  ).toEqual([
    ['Oak SchoolSchool, teacher', 'true'],
    ['Pier SchoolSchool, manager', 'false'],
  ]);
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'));
  for (const choice of await choices()) {
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(choice.dataset['highlighted']).toBe(''));
  }
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('classes of pier', {}, { timeout: 5000 })).toBeTruthy();
  expect(await screen.findByText('You are in Pier School now.', {}, { timeout: 5000 })).toBeTruthy();
  stop();
});

test('[ORG-1] nothing of the previous school is shown while the page loads the next one', async () => {
  const { client, holdClasses, stop } = await aPageOf('/classes');
  await screen.findByText('classes of oak');
  const answer = holdClasses();
  await client.organizations.switchTo('pier');
  expect(await screen.findByText('waiting')).toBeTruthy();
  expect(screen.queryByText('classes of oak')).toBeNull();
  answer();
  expect(await screen.findByText('classes of pier')).toBeTruthy();
  stop();
});

test('[ORG-1] a page that does not exist in the other school is replaced by its list', async () => {
  const { client, router, stop } = await aPageOf('/classes/7');
  await client.organizations.switchTo('pier');
  await screen.findByText('classes of pier');
  expect(router.state.location.pathname).toBe('/classes');
  stop();
});

test('[R10] a user whose membership ended sees this once, with the current school', async () => {
  const { client, storage, stop } = await aPageOf('/classes');
  await screen.findByText('classes of oak');
  storage.write(endedMembershipEntry, 'Oak School');
  await client.organizations.switchTo('pier');
  expect(
    await screen.findByText('You no longer belong to Oak School. You are in Pier School now.'),
  ).toBeTruthy();
  expect(storage.read(endedMembershipEntry)).toBeNull();
  stop();
});

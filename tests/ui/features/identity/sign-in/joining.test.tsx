import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import { AppProvider } from '#ui/app-context.tsx';
import { Component as OnboardingPage } from '#ui/features/identity/sign-in/onboarding-complete-page.tsx';
import { aDomainClaim } from '../../../../builders/a-domain.ts';
import { anOrganization } from '../../../../builders/an-organization.ts';
import { aPage } from '../../../../builders/a-page.ts';
import { aService } from '../../../../builders/a-service.ts';
import { startOfTests } from '../../../../builders/time.ts';

const ada = { email: 'ada@oak.test', password: 'difference-engine' };

async function onboarding(emailVerified = true) {
  const service = aService();
  const { organizations, domains } = service;
  const parent = await anOrganization(organizations, { id: 'tide', kind: 'district', name: 'Tide District' });
  await anOrganization(organizations, { id: 'oak', name: 'Oak School', parent });
  await domains.claim({ ...aDomainClaim('oak'), organizationId: 'oak' });
  await domains.prove('oak', { at: startOfTests, how: 'dns' });
  const { id } = service.identity.addUser({ ...ada, displayName: 'Ada Lovelace', emailVerified });
  const storage = new InMemoryStorage();
  const { client } = aPage(service, { storage });
  expect((await client.auth.signIn(ada)).ok).toBe(true);
  const routes = [
    { path: '/complete-onboarding', element: <OnboardingPage /> },
    { path: '*', element: <h1>Elsewhere</h1> },
  ];
  render(
    <AppProvider app={client} storage={storage}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/complete-onboarding'] })} />
    </AppProvider>,
  );
  const field = await screen.findByLabelText('School or district');
  return { service, client, id, field };
}

const suggestions = (): readonly string[] =>
  [...document.querySelectorAll<HTMLOptionElement>('datalist option')].map(({ value }) => value);

test('[ORG-10] onboarding suggests the school of the address, which waits for its managers', async () => {
  const { service, id } = await onboarding();
  await screen.findByText('Join Oak School?');
  await userEvent.click(screen.getByRole('button', { name: 'Ask to join' }));
  await screen.findByText('You asked to join Oak School');
  expect(await service.joinRequests.stateOf(id, 'oak')).toBe('pending');
  expect(service.organizations.ofAccount(id)).toEqual([]);
});

test('[ORG-10] nothing is suggested for an unproved address', async () => {
  const { client } = await onboarding(false);
  expect(await client.joining.suggestion()).toEqual({ ok: true, value: null });
  expect(screen.queryByText('Join Oak School?')).toBeNull();
});

test('[ORG-10] the field suggests existing schools from three letters on, and accepts any text', async () => {
  const { service, field, id } = await onboarding();
  await userEvent.type(field, 'oa');
  expect(suggestions()).toEqual(['Homeschool']);
  await userEvent.type(field, 'k');
  await waitFor(() => expect(suggestions()).toEqual(['Oak School, Tide District', 'Homeschool']));
  await userEvent.type(field, ' School, Tide District');
  await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
  await screen.findByRole('heading', { name: 'Elsewhere' });
  expect(service.accounts.accounts()).toMatchObject([{ schoolOrDistrict: 'oak School, Tide District' }]);
  // The typed school name does not make her a member. She gets a workspace of her own.
  const joined = service.organizations.ofAccount(id).map(({ organization }) => organization);
  expect(joined).toHaveLength(1);
  expect(joined.join()).not.toContain('oak');
});

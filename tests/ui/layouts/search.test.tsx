import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { ClientApp } from '#application/client/client-app.ts';
import { AppProvider } from '#ui/app-context.tsx';
import type { NavigationRole } from '#ui/layouts/navigation.ts';
// The header loads these on demand. The imports compile them before the tests run.
import '#ui/layouts/search/search-dialog.tsx';
import '#ui/layouts/search/search-launcher.tsx';
import { SiteHeader } from '#ui/layouts/site-header.tsx';
import { aTaughtClass, got } from '../features/classrooms/classrooms/open-classrooms.tsx';
import { aStaffedDistrict } from '../features/organizations/people/a-district.ts';

function openHeader(client: ClientApp, role: NavigationRole) {
  const element = (
    <>
      <SiteHeader header={{ session: { state: 'signed-in', role }, onLogout: () => undefined }} />
      <input aria-label="Name" />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/lessons'] });
  render(
    <AppProvider app={client}>
      <RouterProvider router={router} />
    </AppProvider>,
  );
  return { person: userEvent.setup(), address: () => router.state.location.pathname };
}

const box = () => screen.findByRole('combobox');
/** Closes the search. If it were removed while it opens, it would capture the keyboard in later tests. */
async function close(person: ReturnType<typeof userEvent.setup>): Promise<void> {
  const field = await box();
  await waitFor(() => expect(document.activeElement).toBe(field));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
}
const highlighted = () =>
  screen.getAllByRole('option').findIndex((option) => 'highlighted' in option.dataset);
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('[NAV-20] the search finds classes, students, lessons and pages; arrow keys and Enter open one, and Escape closes it', async () => {
  const world = await aTaughtClass();
  got(await world.ada.students.add(world.id, [{ given: 'Bart', family: 'Stone', studentId: null }]));
  const { person, address } = openHeader(world.ada, 'owner');
  await person.click(await screen.findByRole('button', { name: 'Search Blockyard' }));
  const field = await box();
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(options()).toContain('App login code');
  await person.click(await box());
  await person.paste('bar');
  await waitFor(() => expect(options()).toEqual([expect.stringContaining('Bart Stone'), 'Load the barge']));
  expect(options()[0]).toContain('4B');
  expect(screen.getByText('2 results')).toBeDefined();
  await waitFor(() => expect(highlighted()).toBe(0));
  await person.keyboard('{ArrowDown}');
  await waitFor(() => expect(highlighted()).toBe(1));
  await person.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/lessons/load-the-barge'));
  expect(screen.queryByRole('combobox')).toBeNull();
  await person.keyboard('{Control>}k{/Control}');
  await person.click(await box());
  await person.paste('4b');
  expect(await screen.findByRole('option', { name: /4B/ })).toBeDefined();
  await close(person);
});

test('[NAV-20] "/" opens the search, but not while the user types', async () => {
  const world = await aTaughtClass();
  const { person } = openHeader(world.ada, 'owner');
  await screen.findByRole('button', { name: 'Search Blockyard' });
  await person.type(screen.getByLabelText('Name'), '1/2');
  expect(screen.queryByRole('combobox')).toBeNull();
  await person.tab();
  (document.activeElement as HTMLElement | null)?.blur();
  await person.keyboard('/');
  await close(person);
});

test('[NAV-20] [ORG-3] the search shows what the user may see: people of their own school, and addresses only to managers', async () => {
  const { logIn } = await aStaffedDistrict();
  const { person } = openHeader(await logIn('Ben'), 'teacher');
  await person.click(await screen.findByRole('button', { name: 'Search Blockyard' }));
  await person.click(await box());
  await person.paste('quay');
  const staff = within(await screen.findByRole('group', { name: 'Staff' }));
  await waitFor(() =>
    expect(staff.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Ben Quay'),
      expect.stringContaining('Cem Quay'),
      expect.stringContaining('Mia Quay'),
    ]),
  );
  await person.clear(await box());
  await person.click(await box());
  await person.paste('Quay, Cem');
  await waitFor(() =>
    expect(
      within(screen.getByRole('group', { name: 'Staff' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('Cem Quay')]),
  );
  await person.clear(await box());
  await person.click(await box());
  await person.paste('cem@');
  expect(await screen.findByText('Nothing matches “cem@”.')).toBeDefined();
  await close(person);
});

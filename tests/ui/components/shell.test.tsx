import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DefaultLayout } from '#ui/layouts/default-layout.tsx';
import type { HeaderModel } from '#ui/layouts/header-model.ts';
import { pressMenuItem } from '../press-menu-item.ts';
import { Themed } from './themed.tsx';

const nobody: HeaderModel = { session: { state: 'signed-out' }, onLogout: () => undefined };
const marisol = (trialDaysLeft: number, onLogout = (): void => undefined): HeaderModel => ({
  session: {
    state: 'signed-in',
    firstName: 'Marisol',
    lastName: 'Okafor',
    schoolOrDistrict: 'Oak School',
    trialDaysLeft,
    role: 'teacher',
  },
  onLogout,
});
const show = (header: HeaderModel, at = '/lessons') =>
  render(
    <Themed at={at}>
      <DefaultLayout header={header}>words</DefaultLayout>
    </Themed>,
  );

test('signed out, the header links to log in and sign up', () => {
  show(nobody);
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/signup');
  expect(screen.queryByText('Log out')).toBeNull();
});

test('[LES-4] a page for the class offers visitors neither login nor sign-up', () => {
  show({ ...nobody, forClass: true });
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
});

test('signed in, it shows the user, the school, and the days left of the trial', () => {
  document.documentElement.dataset.session = 'in';
  show(marisol(30));
  expect(screen.getAllByText('Marisol Okafor').length).toBeGreaterThan(0);
  expect(screen.getAllByText('Oak School').length).toBeGreaterThan(0);
  expect(screen.getByText('30 trial days left').dataset.tone).toBe('plain');
  expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
});

test('the last seven days of the trial are amber, and one day is singular', () => {
  const { unmount } = show(marisol(7));
  expect(screen.getByText('7 trial days left').dataset.tone).toBe('sun');
  unmount();
  show(marisol(1));
  expect(screen.getByText('1 trial day left').dataset.tone).toBe('sun');
});

async function openMenu(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: /^Account of/ }));
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(document.activeElement).toBe(menu));
  return menu;
}

test('Log out is one click in the account menu', async () => {
  const onLogout = vi.fn<() => void>();
  show(marisol(30, onLogout));
  await openMenu();
  await pressMenuItem('Log out');
  await waitFor(() => expect(onLogout).toHaveBeenCalledOnce());
});

test('the account menu closes on Escape and returns the focus', async () => {
  show(marisol(30));
  const menu = within(await openMenu());
  expect(menu.getByRole('menuitem', { name: 'Profile' }).getAttribute('href')).toBe('/settings/profile');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Account of/ })),
  );
});

test('the current area is marked in the main navigation; the skip link leads to the content', () => {
  show(nobody);
  const [inNav] = screen.getAllByRole('link', { name: 'Lessons' });
  expect(inNav?.getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Skip to the content' }).getAttribute('href')).toBe('#content');
  expect(screen.getByRole('main').id).toBe('content');
});

test.each([
  ['/getting-started/faqs', 'Help'],
  ['/lessons/load-the-barge', 'Lessons'],
  ['/settings/students/new', 'Classes'],
])('at %s the area is marked: %s', (at, part) => {
  show(marisol(30), at);
  const inNav = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  const marked = inNav.filter((link) => link.getAttribute('aria-current') === 'true');
  expect(marked.map((link) => link.textContent)).toEqual([part]);
});

test("the head script's mark of a session is removed once no user is signed in", () => {
  document.documentElement.dataset.session = 'in';
  show(nobody);
  expect(document.documentElement.dataset.session).toBeUndefined();
});

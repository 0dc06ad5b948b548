import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Session } from '#domain/identity/navigation/session.ts';
import { routeTable } from '#ui/routes/route-table.ts';
import { pressMenuItem } from '../press-menu-item.ts';
import { openApp as open, signedIn, signedOut } from './open-app.tsx';
// The app loads these on demand. Loading Chakra can take seconds on a busy machine, so it is imported here.
import '#ui/chakra/menu.tsx';
import '#ui/chakra/toasts.tsx';

const openApp = (at: string, session: Session = signedOut) => open(at, { session, table: routeTable });

test('[NAV-3] a trailing slash is dropped, query and hash stay', async () => {
  const app = await openApp('/getting-started/faqs/?utm_source=mail#prices');
  expect(app.address()).toBe('/getting-started/faqs?utm_source=mail#prices');
});

test('[NAV-2] the root leads to the lessons', async () => {
  const app = await openApp('/?utm_source=mail');
  expect(app.address()).toBe('/lessons?utm_source=mail');
});

test('[NAV-4] a visitor is sent to log in, and back after it', async () => {
  const app = await openApp('/settings/profile?tab=1');
  expect(app.address()).toBe('/login?redirectUrl=%2Fsettings%2Fprofile%3Ftab%3D1');
  act(() => app.become(signedIn));
  await waitFor(() => expect(app.address()).toBe('/settings/profile?tab=1'));
});

test('[NAV-4] a signed-in user is redirected from the login page', async () => {
  const app = await openApp('/login', signedIn);
  expect(app.address()).toBe('/lessons');
});

test.each([
  ['admin', 'users'],
  ['customer', 'users'],
  ['manager', 'users'],
  ['teacher', 'Page Not Found'],
] as const)('[ORG-5] at /users a user of type %s finds: %s', async (accountType, found) => {
  await openApp('/users', { ...signedIn, user: { ...signedIn.user, accountType } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(found);
});

test('[ORG-5] [NAV-14] a teacher cannot tell /users from an unmatched path', async () => {
  await openApp('/users?page=2', { ...signedIn, user: { ...signedIn.user, accountType: 'teacher' } });
  expect(screen.getByText('/users?page=2').parentElement?.textContent).toBe('Page not found: /users?page=2');
  expect(document.title).toBe('Blockyard | Page Not Found');
});

test('[NAV-6] the completion page is open only to users who come from the sign-up', async () => {
  const app = await openApp('/signup');
  await act(() => app.router.navigate('/signup/complete'));
  expect(app.address()).toBe('/signup/complete');
  await act(() => app.router.navigate('/getting-started/faqs'));
  await act(() => app.router.navigate('/signup/complete'));
  expect(app.address()).toBe('/lessons');
});

test('[NAV-9] a lost session leads to the login page with code 440', async () => {
  const app = await openApp('/settings/students?page=2', signedIn);
  act(() => app.become({ state: 'signed-out', cause: 'lost' }));
  await waitFor(() =>
    expect(app.address()).toBe('/login?redirectUrl=%2Fsettings%2Fstudents%3Fpage%3D2&errorCode=440'),
  );
});

test('[AUT-7] a logout in another tab leaves a page that needs sign-in', async () => {
  const app = await openApp('/settings/students', signedIn);
  act(() => app.become({ state: 'signed-out', cause: 'logout' }));
  await waitFor(() => expect(app.address()).toBe('/login?redirectUrl=%2Fsettings%2Fstudents'));
});

test.each(['everywhere', 'deleted'] as const)(
  'a user who left (%s) sees this on the login page',
  async (cause) => {
    const app = await openApp('/settings/profile', signedIn);
    act(() => app.become({ state: 'signed-out', cause }));
    await waitFor(() => expect(app.address()).toBe(`/login?left=${cause}`));
  },
);

test('a user who needs a second step is sent to its setup from any page', async () => {
  const session = { ...signedIn, user: { ...signedIn.user, secondFactorRequired: true } };
  const app = await openApp('/settings/students', session);
  expect(app.address()).toBe('/settings/profile#two-step');
  await act(() => app.router.navigate('/users'));
  expect(app.address()).toBe('/settings/profile#two-step');
  await act(() => app.router.navigate('/getting-started/faqs'));
  expect(app.address()).toBe('/getting-started/faqs');
});

test('[AUT-7] a logout in another tab keeps a public page', async () => {
  const app = await openApp('/lessons', signedIn);
  act(() => app.become({ state: 'signed-out', cause: 'logout' }));
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeDefined();
  expect(app.address()).toBe('/lessons');
});

test("[AUT-7] another user's login in another tab restarts the page, so that nothing of the first user remains", async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { pathname: '/settings/students', search: '', hash: '', reload });
  const app = await openApp('/settings/students', signedIn);
  act(() => app.become({ ...signedIn, user: { ...signedIn.user, firstName: 'Ada' } }));
  expect(reload).not.toHaveBeenCalled();
  act(() => app.become({ ...signedIn, user: { ...signedIn.user, id: 'grace' } }));
  expect(reload).toHaveBeenCalledOnce();
});

test('[ONB-3] onboarding finished in another tab continues here', async () => {
  const app = await openApp('/settings/students', { ...signedIn, missing: ['firstName'] });
  expect(app.address()).toBe('/complete-onboarding?redirectUrl=%2Fsettings%2Fstudents');
  act(() => app.become(signedIn));
  await waitFor(() => expect(app.address()).toBe('/settings/students'));
});

test('[AUT-7] after a logout on a public page the heading gets the focus and the logout is announced', async () => {
  const app = await openApp('/lessons', signedIn);
  await userEvent.click(screen.getByRole('button', { name: /^Account of/ }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menu')));
  await pressMenuItem('Log out');
  await waitFor(() => expect(app.logouts()).toBe(1));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  const messages = within(await screen.findByRole('region', { name: 'Messages' }));
  expect(await messages.findByText('You are logged out.')).toBeTruthy();
});

test('[NAV-10] after a navigation the heading gets the focus and the page is announced', async () => {
  const app = await openApp('/lessons');
  expect(document.activeElement).toBe(document.body);
  await act(() => app.router.navigate('/getting-started/welcome'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  expect(screen.getByText('Blockyard | Welcome, page loaded')).toBeDefined();
});

test("[NAV-11] the title is the product's name and the page's title", async () => {
  const app = await openApp('/settings/app-login-code', signedIn);
  expect(document.title).toBe('Blockyard | App login code');
  await act(() => app.router.navigate('/no/such'));
  await waitFor(() => expect(document.title).toBe('Blockyard | Page Not Found'));
});

test('[NAV-12] forcing the color mode `system` is refused with a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const table = routeTable.map((spec) => ({ ...spec, colorMode: 'system' as const }));
  await open('/lessons', { table });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("'light' or 'dark'"));
});

test('[NAV-13] a route without a layout keeps the current one', async () => {
  const app = await openApp('/login');
  expect(screen.queryByRole('contentinfo')).toBeNull();
  await act(() => app.router.navigate('/no/such'));
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeDefined();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('[NAV-14] an unmatched path and a failed validation are distinguished', async () => {
  const app = await openApp('/no/such');
  expect(screen.getByText('/no/such').parentElement?.textContent).toBe('Page not found: /no/such');
  await act(() => app.router.navigate('/lessons'));
  act(() => app.become(signedIn));
  await act(() => app.router.navigate('/checkout/return/elsewhere'));
  expect((await screen.findByText('/checkout/return/elsewhere')).parentElement?.textContent).toBe(
    'Page Not Found: /checkout/return/elsewhere',
  );
});

test('[ANA-1] each page view is recorded once', async () => {
  const app = await openApp('/lessons/?utm_source=mail');
  await act(() => app.router.navigate('/getting-started'));
  expect(app.seen.map(({ path }) => path)).toEqual(['/lessons?utm_source=mail', '/getting-started/welcome']);
});

test('a lesson is loaded again when the user is found to be signed in, because they may read more', async () => {
  const app = await openApp('/lessons/load-the-barge', { state: 'restoring', remembered: null });
  expect(app.loads()).toBe(1);
  act(() => app.become(signedIn));
  await waitFor(() => expect(app.loads()).toBe(2));
  act(() => app.become({ state: 'signed-out', cause: 'logout' }));
  await waitFor(() => expect(app.loads()).toBe(3));
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { AppProvider } from '#ui/app-context.tsx';
import { SiteHeader } from '#ui/layouts/site-header.tsx';
import { aPage } from '../../builders/a-page.ts';
import { aService } from '../../builders/a-service.ts';

test.each([
  ['/settings/teachers', 'manager', 'Staff', 'page'],
  ['/settings/teachers/12', 'manager', 'Staff', 'true'],
  ['/settings/school', 'manager', 'Staff', null],
  ['/settings/profile', 'staff', 'School', null],
  ['/settings/teachers', 'staff', 'School', 'page'],
  ['/settings/students', 'staff', 'School', 'true'],
  ['/users', 'staff', 'School', null],
  ['/settings/school', 'staff', 'School', null],
  ['/lessons', 'manager', 'Staff', null],
] as const)('[UI-7] [NAV-20] on %s, a %s sees %s marked as %s', (path, role, name, current) => {
  render(
    <AppProvider app={aPage(aService()).client}>
      <MemoryRouter initialEntries={[path]}>
        <SiteHeader header={{ session: { state: 'signed-in', role }, onLogout: () => undefined }} />
      </MemoryRouter>
    </AppProvider>,
  );
  expect(screen.getByRole('link', { name }).getAttribute('aria-current')).toBe(current);
});

test.each([
  ['\u0623\u062D\u0645\u062F’s workspace', 'ltr'],
  ['\u0645\u062F\u0631\u0633\u0629', 'auto'],
  ['Pier Street School', 'auto'],
])('[UI-2] the header shows %s in its own text direction: %s', (schoolOrDistrict, direction) => {
  const session = { state: 'signed-in', role: 'teacher', schoolOrDistrict } as const;
  render(
    <AppProvider app={aPage(aService()).client}>
      <MemoryRouter initialEntries={['/lessons']}>
        <SiteHeader header={{ session, onLogout: () => undefined }} />
      </MemoryRouter>
    </AppProvider>,
  );
  expect(screen.getAllByText(schoolOrDistrict)[0]?.getAttribute('dir')).toBe(direction);
});

const onPhone = async (path: string, onLogout: () => void) => {
  const media = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => media);
  render(
    <AppProvider app={aPage(aService()).client}>
      <MemoryRouter initialEntries={[path]}>
        <SiteHeader header={{ session: { state: 'signed-in', role: 'manager' }, onLogout }} />
      </MemoryRouter>
    </AppProvider>,
  );
  return within(await screen.findByRole('navigation', { name: 'Main' }));
};

test('[NAV-20] a phone has a bar of four areas, and a sheet with the other pages, which closes on a link and on logging out', async () => {
  const user = userEvent.setup();
  const onLogout = vi.fn<() => void>();
  const bar = await onPhone('/settings/school', onLogout);
  expect(bar.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual([
    'Lessons',
    'Classes',
    'Students',
    'Staff',
  ]);
  const more = bar.getByRole('button', { name: 'More' });
  expect(more.getAttribute('aria-current')).toBe('true');
  await user.click(more);
  const sheet = within(screen.getByRole('dialog', { name: 'More' }));
  expect(sheet.getByRole('link', { name: 'School settings' }).getAttribute('aria-current')).toBe('page');
  expect(sheet.getByRole('link', { name: 'Help' })).toBeDefined();
  await user.click(sheet.getByRole('link', { name: 'License' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(more);
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(more);
  await user.click(more);
  await user.click(sheet.getByRole('button', { name: 'Log out' }));
  expect(onLogout).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[NAV-20] the payment pages have no bar on a phone', async () => {
  const nav = await onPhone('/checkout/return/success', () => undefined);
  expect(nav.queryByRole('button')).toBeNull();
});

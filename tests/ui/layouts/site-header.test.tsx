import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AppProvider } from '#ui/app-context.tsx';
import { SiteHeader } from '#ui/layouts/site-header.tsx';
import { aPage } from '../../builders/a-page.ts';
import { aService } from '../../builders/a-service.ts';

test.each([
  ['/settings/teachers', 'manager', 'Staff', 'page'],
  ['/settings/teachers/12', 'manager', 'Staff', 'true'],
  ['/users', 'manager', 'Staff', 'true'],
  ['/settings/profile', 'staff', 'Settings', 'page'],
  ['/settings/teachers', 'staff', 'Settings', 'true'],
  ['/users', 'staff', 'Settings', null],
  ['/settings/school', 'staff', 'Settings', null],
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
])('[UI-2] %s stands in the header in its own direction: %s', (schoolOrDistrict, direction) => {
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

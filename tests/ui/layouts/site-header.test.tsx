import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { AccountType } from '#domain/account/account-type.ts';
import { AppProvider } from '#ui/app-context.tsx';
import { SiteHeader } from '#ui/layouts/site-header.tsx';
import { aPage } from '../../builders/a-page.ts';
import { aService } from '../../builders/a-service.ts';

function settingsLink(path: string, accountType: AccountType): HTMLElement {
  const session = { state: 'signed-in', accountType } as const;
  render(
    <AppProvider app={aPage(aService()).client}>
      <MemoryRouter initialEntries={[path]}>
        <SiteHeader header={{ session, onLogout: () => undefined }} />
      </MemoryRouter>
    </AppProvider>,
  );
  return screen.getByRole('link', { name: 'Settings' });
}

test.each([
  ['/settings/profile', 'manager', 'page'],
  ['/settings/teachers', 'manager', 'true'],
  ['/users', 'manager', 'true'],
  ['/users', 'admin', null],
  ['/settings/school', 'manager', 'true'],
  ['/settings/school', 'admin', null],
  ['/settings/profile', 'admin', 'page'],
  ['/lessons', 'manager', null],
] as const)('[UI-7] on %s, Settings of a %s is marked as %s', (path, accountType, current) => {
  expect(settingsLink(path, accountType).getAttribute('aria-current')).toBe(current);
});

test.each([
  ['\u0623\u062D\u0645\u062F’s workspace', 'ltr'],
  ['\u0645\u062F\u0631\u0633\u0629', 'auto'],
  ['Pier Street School', 'auto'],
])('[UI-2] %s stands in the header in its own direction: %s', (schoolOrDistrict, direction) => {
  const session = { state: 'signed-in', accountType: 'teacher', schoolOrDistrict } as const;
  render(
    <AppProvider app={aPage(aService()).client}>
      <MemoryRouter initialEntries={['/lessons']}>
        <SiteHeader header={{ session, onLogout: () => undefined }} />
      </MemoryRouter>
    </AppProvider>,
  );
  expect(screen.getAllByText(schoolOrDistrict)[0]?.getAttribute('dir')).toBe(direction);
});

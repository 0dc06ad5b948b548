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

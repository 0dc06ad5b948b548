import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AccessState } from '#domain/identity/account/access-state.ts';
import { openAs } from '../features/classrooms/classrooms/open-classrooms.tsx';
import { aStaffedDistrict } from '../features/organizations/people/a-district.ts';

const title = /so this is read-only/;

/** Opens a settings page as the owner of a district in this access state. */
async function opened(path: string, accessState: AccessState) {
  const { logIn } = await aStaffedDistrict();
  const app = await logIn('Ada');
  app.session.update({ accessState });
  await openAs(app, path);
  await screen.findByRole('heading', { level: 1 });
}

test.each([
  ['/settings/classrooms', 'trial_expired'],
  ['/settings/classrooms/new', 'subscription_expired'],
  ['/settings/students', 'subscription_expired'],
  ['/settings/students/new', 'trial_expired'],
  ['/settings/teachers', 'subscription_expired'],
  ['/settings/teachers/new', 'trial_expired'],
  ['/settings/rollover', 'subscription_expired'],
] as const)(
  '[LIC-3] %s shows before any input that it is read-only, what works, and where to continue: %s',
  async (path, state) => {
    await opened(path, state);
    const what = state === 'trial_expired' ? 'Your trial has ended' : 'Your license has ended or is paused';
    expect(await screen.findByText(`${what}, so this is read-only`)).toBeDefined();
    expect(screen.getByText(/still read, export, print, archive and delete everything/)).toBeDefined();
    const link = screen.getByRole('link', { name: 'See who can renew it, and what it costs' });
    expect(link.getAttribute('href')).toBe('/settings/license');
    expect(screen.queryByRole('textbox', { name: /^(Name|Email addresses)/ })).toBeNull();
  },
);

test.each([
  ['/settings/classrooms', 'subscription_active'],
  ['/settings/students', 'renewal_coming'],
  ['/settings/teachers', 'trial_active'],
  ['/settings/license', 'subscription_expired'],
  ['/settings/profile', 'trial_expired'],
] as const)('[LIC-3] %s shows no such notice: %s', async (path, state) => {
  await opened(path, state);
  expect(screen.queryByText(title)).toBeNull();
});

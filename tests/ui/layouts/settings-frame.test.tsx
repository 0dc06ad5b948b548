import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { AppProvider } from '#ui/app-context.tsx';
import { SettingsFrame } from '#ui/layouts/settings-frame.tsx';
import { aTaughtClass } from '../features/classrooms/classrooms/open-classrooms.tsx';

test('[AUT-7] the links next to a page disappear when the session ends, and the page reads nothing again', async () => {
  const { ada } = await aTaughtClass();
  const mounted = vi.fn<() => void>();
  const Page = () => {
    useEffect(() => mounted(), []);
    return <h1>Profile</h1>;
  };
  const element = (
    <SettingsFrame>
      <Page />
    </SettingsFrame>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/settings/profile'] });
  render(
    <AppProvider app={ada}>
      <RouterProvider router={router} />
    </AppProvider>,
  );
  expect(screen.getByRole('navigation')).toBeDefined();
  await act(() => ada.auth.logout());
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Profile' })).toBeDefined();
  expect(mounted).toHaveBeenCalledTimes(1);
});

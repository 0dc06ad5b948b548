import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ErrorPage } from '#ui/routes/error-page.tsx';
import { pageFailure } from '#ui/routes/page-failure.ts';

function failWith(status: number, kind: string): void {
  const loader = () => {
    throw pageFailure(status, { kind });
  };
  const routes = [
    { path: '/', loader, element: null, ErrorBoundary: ErrorPage, HydrateFallback: () => null },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
}

const way = async (): Promise<string | null> =>
  (await screen.findByRole('link', { name: /^Go to/ })).getAttribute('href');

test('[NAV-15] a classroom that is not there leads to the classrooms, and offers no search for lessons', async () => {
  failWith(404, 'classroom/not-found');
  expect(await way()).toBe('/settings/classrooms');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('[NAV-15] a lesson that is not there leads to the lessons, and to a search for them', async () => {
  failWith(404, 'lesson/not-found');
  expect(await way()).toBe('/lessons');
  expect(screen.getByRole('searchbox')).toBeTruthy();
});

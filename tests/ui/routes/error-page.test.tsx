import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { learnFailureWords } from '#ui/messages/describe-failure.ts';
import { wordFailure } from '#ui/messages/en/failures/failures.ts';
import { ErrorPage } from '#ui/routes/error-page.tsx';
import { pageFailure } from '#ui/routes/page-failure.ts';

function failWith(status: number, kind: string, action?: string): void {
  const loader = () => {
    throw pageFailure(status, action === undefined ? { kind } : { kind, action });
  };
  const routes = [
    { path: '/', loader, element: null, ErrorBoundary: ErrorPage, HydrateFallback: () => null },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
}

const way = async (): Promise<string | null> =>
  (await screen.findByRole('link', { name: /^Go to/ })).getAttribute('href');

test('[NAV-15] a missing class links to the classes, and offers no search for lessons', async () => {
  failWith(404, 'classroom/not-found');
  expect(await way()).toBe('/settings/classrooms');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('[NAV-15] a missing lesson links to the lessons, and to a search for them', async () => {
  failWith(404, 'lesson/not-found');
  expect(await way()).toBe('/lessons');
  expect(screen.getByRole('searchbox')).toBeTruthy();
});

test('[NAV-15] a page that a role may not open shows the action and who may do it', async () => {
  learnFailureWords(wordFailure);
  failWith(403, 'service/refused', 'invitation.revoke');
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('Your role does not allow this: “Invitation: list, revoke”');
  expect(screen.getByText(/^It is for .*managers/)).toBeTruthy();
});

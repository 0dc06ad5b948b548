import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FailedPage } from '#ui/routes/failed-page.tsx';
import { showPage } from '../features/show-page.tsx';

test('a missing page offers the list of lessons and its search', () => {
  showPage(() => <FailedPage status={404} />, { at: '/nowhere' });
  expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
  const form = screen.getByRole('form', { name: 'Find a lesson' });
  expect(form.getAttribute('action')).toBe('/lessons');
  expect(screen.getByRole('searchbox', { name: 'Find a lesson' }).getAttribute('name')).toBe('q');
});

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component as NewStudent } from '#ui/features/people/settings-new-student-page.tsx';
import { FailedPage } from '#ui/routes/failed-page.tsx';
import { showPage } from '../features/show-page.tsx';

test('a page that is still to come has its real title, says what it will hold, and leads on', () => {
  showPage(NewStudent, { at: '/settings/students/new' });
  expect(screen.getByRole('heading', { level: 1, name: 'New student' })).toBeTruthy();
  expect(screen.getByText(/You will add students here/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the lessons' }).getAttribute('href')).toBe('/lessons');
  const tabs = within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link');
  const names = tabs.map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['Profile', 'Classrooms', 'Students']));
});

test('a page that is not there offers the list of lessons and its search', () => {
  showPage(() => <FailedPage status={404} />, { at: '/nowhere' });
  expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
  const form = screen.getByRole('form', { name: 'Find a lesson' });
  expect(form.getAttribute('action')).toBe('/lessons');
  expect(screen.getByRole('searchbox', { name: 'Find a lesson' }).getAttribute('name')).toBe('q');
});

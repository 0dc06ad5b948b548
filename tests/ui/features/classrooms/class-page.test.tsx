import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Component } from '#ui/features/classrooms/class-page.tsx';

test('[NAV-1] [ROS-3] a card that was scanned by a camera says that it belongs to the app, and names nobody', async () => {
  const router = createMemoryRouter([{ path: '/class', Component }], {
    initialEntries: ['/class#student=ABC234.5f1c'],
  });
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Open your class in the app' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(document.body.textContent).not.toMatch(/ABC234|5f1c/);
  expect(screen.getByRole('link', { name: /where the app runs/ }).getAttribute('href')).toBe(
    '/getting-started/using-the-mobile-app',
  );
});

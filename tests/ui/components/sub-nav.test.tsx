import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SubNav } from '#ui/components/menus/sub-nav.tsx';

test('[UI-7] the tab of the current page is marked, and no other', () => {
  const items = [
    { to: '/settings/classrooms', label: 'Classes' },
    { to: '/settings/students', label: 'Students' },
  ];
  render(
    <MemoryRouter initialEntries={['/settings/students/12']}>
      <SubNav label="Classes" items={items} current="/settings/students" />
    </MemoryRouter>,
  );
  const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Students']);
});

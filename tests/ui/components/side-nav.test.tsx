import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SideNav } from '#ui/components/menus/side-nav.tsx';

test('[UI-7] the link of the current page is marked, and names the list on narrow screens', () => {
  const { container } = render(
    <MemoryRouter>
      <SideNav
        label="School"
        items={[
          { to: '/settings/school', label: 'School settings' },
          { to: '/settings/imports', label: 'Imports', current: 'page' },
        ]}
      />
    </MemoryRouter>,
  );
  const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Imports']);
  expect(container.querySelector('summary')?.textContent).toBe('Imports');
});

import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { SubNav } from '#ui/components/sub-nav.tsx';

afterEach(() => vi.restoreAllMocks());

/** Tabs of 100 px in a strip of 300 px. */
const layOut = (items: readonly { readonly label: string }[]): void => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measured(this: Element) {
    const at = items.findIndex(({ label }) => label === this.textContent);
    return at < 0 ? new DOMRect(0, 0, 300, 44) : new DOMRect(100 * at, 0, 100, 44);
  });
};

test('[UI-4] the tab of the page is in view, however long the strip, also when the phone is turned', () => {
  const items = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((label) => ({ to: `/${label}`, label }));
  layOut(items);
  render(
    <MemoryRouter initialEntries={['/Five']}>
      <SubNav label="Parts" items={items} />
    </MemoryRouter>,
  );
  const strip = screen.getByRole('navigation', { name: 'Parts' });
  expect(strip.scrollLeft).toBe(300);
  strip.scrollLeft = 0;
  fireEvent(window, new Event('resize'));
  expect(strip.scrollLeft).toBe(300);
});

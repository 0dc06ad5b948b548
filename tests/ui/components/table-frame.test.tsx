import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TableFrame } from '#ui/components/table-frame.tsx';

/** Renders a table of the given width in a frame of 300 px. Returns a function that changes the width. */
function showTable(width: number) {
  let measure: (() => void) | undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        measure = told;
      }
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
  const sizes = { clientWidth: 300, scrollWidth: width };
  for (const side of ['clientWidth', 'scrollWidth'] as const) {
    vi.spyOn(Element.prototype, side, 'get').mockImplementation(() => sizes[side]);
  }
  render(
    <TableFrame label="Points">
      <table />
    </TableFrame>,
  );
  const become = (next: number): void => {
    sizes.scrollWidth = next;
    act(() => measure?.());
  };
  become(width);
  return { become };
}

test('[UI-4] a table that scrolls sideways has a name and gets the keyboard focus', () => {
  showTable(640);
  expect(screen.getByRole('region', { name: 'Points' }).tabIndex).toBe(0);
});

test('[UI-4] one that fits gets no focus until it no longer fits', () => {
  const { become } = showTable(300);
  expect(screen.queryByRole('region')).toBeNull();
  become(500);
  expect(screen.getByRole('region', { name: 'Points' }).tabIndex).toBe(0);
  become(300);
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.querySelector('.table-frame')?.hasAttribute('tabindex')).toBe(false);
});

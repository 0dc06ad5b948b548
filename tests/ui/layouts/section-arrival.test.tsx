import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SectionArrival } from '#ui/layouts/section-arrival.ts';

const scrolled = vi.fn<(id: string) => void>();
/** Waits for the callbacks of observers, which run in a separate task. */
const settle = () => act(async () => undefined);

beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled(this.id);
  };
});
afterEach(() => document.body.replaceChildren());

/** Renders a page at this address, in a document that was loaded by this type of navigation. */
function open(at: string, type: NavigationTimingType = 'navigate') {
  const entries = [{ type }] as unknown as PerformanceEntryList;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
  const router = createMemoryRouter([{ path: '*', element: <SectionArrival /> }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return router;
}

async function add(id: string): Promise<void> {
  const section = document.createElement('section');
  section.id = id;
  section.innerHTML = `<h2 id="${id}-heading" tabindex="-1">${id}</h2>`;
  document.body.append(section);
  await settle();
}

test('[NAV-10] a section that appears late is scrolled to, again when the page changes, and its heading gets the focus', async () => {
  open('/settings/profile#export');
  await add('name');
  expect(scrolled).not.toHaveBeenCalled();
  await add('export');
  expect(scrolled).toHaveBeenCalledWith('export');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'export' }));
  scrolled.mockClear();
  await add('delete');
  expect(scrolled).toHaveBeenCalledWith('export');
});

test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
  'the page does not scroll back if the user acts (%s) in between',
  async (deed) => {
    open('/settings/profile#export');
    window.dispatchEvent(new Event(deed));
    await add('export');
    expect(scrolled).not.toHaveBeenCalled();
  },
);

test.each(['reload', 'back_forward'] as const)(
  "[NAV-10] after a %s the previous position is restored instead of the hash's position",
  async (type) => {
    open('/settings/profile#export', type);
    await add('export');
    expect(scrolled).not.toHaveBeenCalled();
  },
);

test('[NAV-10] a link to a section of another page scrolls to it when it loads, and going back does not', async () => {
  const router = open('/lessons');
  await act(() => router.navigate('/settings/license#documents'));
  await add('documents');
  expect(scrolled).toHaveBeenCalledWith('documents');
  await act(() => router.navigate('/lessons'));
  scrolled.mockClear();
  await act(() => router.navigate(-1));
  await add('more');
  expect(scrolled).not.toHaveBeenCalled();
});

import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdInView } from '#ui/routes/hold-in-view.ts';
import { routeTable } from '#ui/routes/route-table.ts';
import { openApp, signedOut } from './open-app.tsx';

const scrolled = vi.fn<(id: string) => void>();
/** What observers are told comes in a task of its own. */
const told = () => vi.waitFor(() => expect(scrolled).toHaveBeenCalled());

const arriveBy = (type: NavigationTimingType): void =>
  void vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type }] as unknown as PerformanceEntryList);

function add(id: string, under: Element = document.body): void {
  const section = document.createElement('section');
  section.id = id;
  section.innerHTML = `<h2 id="${id}-heading" tabindex="-1">${id}</h2>`;
  under.append(section);
}

let end: () => void = () => undefined;
beforeEach(() => {
  scrolled.mockClear();
  document.body.replaceChildren();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled(this.id);
  };
});
afterEach(() => end());

test('a section that comes late is scrolled to, again when something comes above it, and its heading is focused', async () => {
  end = holdInView('export');
  add('name');
  await Promise.resolve();
  expect(scrolled).not.toHaveBeenCalled();
  add('export');
  await told();
  expect(scrolled).toHaveBeenCalledWith('export');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'export' }));
  scrolled.mockClear();
  add('row', document.querySelector('#name') ?? document.body);
  await told();
});

test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
  'whoever acts (%s) meanwhile is not pulled back',
  async (deed) => {
    end = holdInView('export');
    window.dispatchEvent(new Event(deed));
    add('export');
    await Promise.resolve();
    expect(scrolled).not.toHaveBeenCalled();
  },
);

test.each([
  ['navigate', 1],
  ['reload', 0],
  ['back_forward', 0],
] as const)('[NAV-10] an address with a hash, come to by %s, scrolls %i times', async (type, times) => {
  arriveBy(type);
  const shown = await openApp('/getting-started/faqs#late', { session: signedOut, table: routeTable });
  // The router scrolls to what is there already; this one is not.
  scrolled.mockClear();
  await act(async () => add('late'));
  expect(scrolled).toHaveBeenCalledTimes(times);
  expect(shown.address()).toBe('/getting-started/faqs#late');
});

test('[NAV-10] a link to a section of another page leads to it when it comes, and a step back does not', async () => {
  const { router } = await openApp('/lessons', { session: signedOut, table: routeTable });
  await act(() => router.navigate('/getting-started/faqs#late'));
  await act(async () => add('late'));
  expect(scrolled).toHaveBeenCalledWith('late');
  await act(() => router.navigate('/lessons'));
  document.querySelector('#late')?.remove();
  scrolled.mockClear();
  await act(() => router.navigate(-1));
  await act(async () => add('late'));
  expect(scrolled).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageArrivalOf, markDeferredSections, revealDeferredSections } from '#ui/routes/deferred-sections.ts';
import { aGate } from '../../builders/a-gate.ts';

const isWhole = (): boolean => 'whole' in document.documentElement.dataset;
const shown = (): readonly string[] =>
  [...document.querySelectorAll('section')].map(({ style }) => style.contentVisibility);

function arriveBy(type: NavigationTimingType, hash = ''): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as unknown as PerformanceEntryList);
  window.location.hash = hash;
}

beforeEach(() => {
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  document.body.innerHTML =
    '<section class="unit"></section><section class="unit"></section><section class="unit"></section>';
});
afterEach(() => {
  delete document.documentElement.dataset['whole'];
  history.replaceState(null, '', '/');
});

test('sections below the fold are rendered one at a time', async () => {
  const gates = [aGate(), aGate()];
  let asked = 0;
  const done = revealDeferredSections(document, () => gates[asked++]?.opened ?? Promise.resolve());
  await vi.waitFor(() => expect(asked).toBe(1), 10_000);
  expect(shown()).toEqual(['', '', '']);
  gates[0]?.open();
  await vi.waitFor(() => expect(shown()).toEqual(['', 'visible', '']), 10_000);
  gates[1]?.open();
  expect(isWhole()).toBe(false);
  await done;
  expect(shown()).toEqual(['', 'visible', 'visible']);
  expect(isWhole()).toBe(true);
});

test('sections that change in between, for example after sign-in, are rendered with the rest', async () => {
  const gate = aGate();
  const idle = vi.fn<() => Promise<void>>(() => gate.opened);
  const done = revealDeferredSections(document, idle);
  await vi.waitFor(() => expect(idle).toHaveBeenCalled(), 10_000);
  document.querySelectorAll('section')[1]?.replaceWith(document.createElement('section'));
  gate.open();
  await done;
  expect(isWhole()).toBe(true);
});

test('leaving the page stops it', async () => {
  const gate = aGate();
  const idle = vi.fn<() => Promise<void>>(() => gate.opened);
  const done = revealDeferredSections(document, idle);
  await vi.waitFor(() => expect(idle).toHaveBeenCalled(), 10_000);
  history.pushState(null, '', '/lessons/load-the-barge');
  document.body.innerHTML = '<section class="lesson-section"></section>';
  gate.open();
  await done;
  expect(shown()).toEqual(['']);
  expect(isWhole()).toBe(false);
});

test('[NAV-10] a page whose position is restored is complete at once, and a new page is not', () => {
  for (const [type, hash, atPlace] of [
    ['navigate', '', false],
    ['navigate', '#activities', true],
    ['reload', '', true],
    ['back_forward', '', true],
  ] as const) {
    arriveBy(type, hash);
    expect(pageArrivalOf(document)).toEqual({ atPlace });
    markDeferredSections(document, { atPlace });
    expect(isWhole()).toBe(atPlace);
  }
});

import { beforeEach, expect, test } from 'vitest';
import { emptyAreas, InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import { fetched, reloadForMissingChunk } from '#ui/routes/chunk-error.ts';
import { hardNavigate } from '#ui/routes/hard-navigate.ts';

let areas: ReturnType<typeof emptyAreas>;
let reloads: number;
let now: number;
let online: boolean;

beforeEach(() => {
  areas = emptyAreas();
  reloads = 0;
  now = 1_000_000;
  online = true;
});

/** Simulates a missing chunk on a page that was just opened. */
const openPage = () =>
  reloadForMissingChunk({
    storage: new InMemoryStorage(areas),
    now: () => now,
    online: () => online,
    hardNavigate: () => {
      reloads += 1;
    },
  });
const miss = (pathname: string, search = ''): boolean => openPage()({ pathname, search, hash: '' });

test('[NAV-16] a missing file of the app reloads, once per path in 10 s', () => {
  expect(miss('/settings/profile', '?tab=1')).toBe(true);
  now += 9_999;
  expect(miss('/settings/profile', '?tab=1')).toBe(false);
  now += 1;
  expect(miss('/settings/profile', '?tab=1')).toBe(true);
  expect(miss('/lessons')).toBe(true);
  expect(reloads).toBe(3);
});

test.each(['blocked', 'full'] as const)(
  '[NAV-16] %s storage cannot remember a reload, so no reload is made, to avoid a loop',
  (how) => {
    areas.refuses = how;
    expect(miss('/lessons')).toBe(false);
    expect(miss('/lessons')).toBe(false);
    expect(reloads).toBe(0);
  },
);

test('[NAV-16] without a network there is no reload, because it would only lose the page', () => {
  online = false;
  expect(miss('/lessons')).toBe(false);
  online = true;
  expect(miss('/lessons')).toBe(true);
});

test('a module that is missing during a reload is waited for', async () => {
  const page = { Component: () => null };
  expect(await fetched(Promise.resolve(page))).toBe(page);
  await expect(fetched(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  const waits = fetched(Promise.resolve(undefined)).then(() => 'answered');
  expect(await Promise.race([waits, Promise.resolve('waiting')])).toBe('waiting');
});

test('[NAV-16] a page with several missing files is reloaded once', () => {
  const missing = openPage();
  const to = { pathname: '/lessons', search: '', hash: '' };
  expect([missing(to), missing(to)]).toEqual([true, true]);
  expect(reloads).toBe(1);
});

function aWindow(pathname: string) {
  const done: unknown[] = [];
  return {
    done,
    location: { pathname, search: '', hash: '', reload: () => done.push('reload') },
    history: {
      state: { idx: 3 },
      pushState: (state: unknown, _title: string, url?: string | URL | null) => done.push([url, state]),
    },
  };
}

test('[NAV-16] the page is loaded at the target, whose state is preserved', () => {
  const page = aWindow('/signup');
  const to = {
    pathname: '/signup/complete',
    search: '?a=1',
    hash: '#b',
    state: { email: 'a@b.c' },
    key: 'k',
  };
  hardNavigate(to, page);
  expect(page.done).toEqual([
    ['/signup/complete?a=1#b', { usr: { email: 'a@b.c' }, key: 'k', idx: 4 }],
    'reload',
  ]);
});

test('[NAV-16] if the address is already that of the target (back, forward, first load), nothing is added to the history', () => {
  const page = aWindow('/lessons');
  hardNavigate({ pathname: '/lessons', search: '', hash: '' }, page);
  expect(page.done).toEqual(['reload']);
});

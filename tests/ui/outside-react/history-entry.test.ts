import { createBrowserRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pushAddress, pushEntry, replaceAddress } from '#ui/outside-react/history-entry.ts';

const loads: string[] = [];
const openRouter = () =>
  createBrowserRouter([
    {
      path: '*',
      loader: ({ request }) => {
        const { pathname, search } = new URL(request.url);
        loads.push(pathname + search);
        return null;
      },
    },
  ]);
type Router = ReturnType<typeof openRouter>;
let router: Router;

const settled = (at: Router, path: string): Promise<void> =>
  vi.waitFor(() => {
    expect(at.state.navigation.state).toBe('idle');
    expect(at.state.location.pathname + at.state.location.search).toBe(path);
  }, 10_000);

beforeEach(async () => {
  window.history.replaceState(null, '', '/lessons');
  router = openRouter();
  await settled(router, '/lessons');
  loads.length = 0;
});
afterEach(() => router.dispose());

test('an entry of the router has the format used here: its state, its key and its position', async () => {
  await router.navigate('/signup', { state: { email: 'a@b.c' } });
  const { location } = router.state;
  const { idx } = window.history.state as { readonly idx: number };
  expect(window.history.state).toEqual({
    usr: { email: 'a@b.c' },
    key: location.key,
    idx: expect.any(Number),
  });
  await router.navigate('/login');
  expect(window.history.state).toMatchObject({ idx: idx + 1 });
});

test("[NAV-16] an entry that was pushed before a page load is the router's entry afterwards, with its state and key", async () => {
  pushEntry('/signup/complete?a=1', { state: { email: 'a@b.c' }, key: 'k' });
  router.dispose();
  router = openRouter();
  await settled(router, '/signup/complete?a=1');
  expect(router.state.location).toMatchObject({ state: { email: 'a@b.c' }, key: 'k' });
});

test('changing the address runs no loader, and keeps the state of the entry', async () => {
  await router.navigate('/signup', { state: { email: 'a@b.c' } });
  loads.length = 0;
  const before: unknown = window.history.state;
  replaceAddress('/signup?plan=school');
  expect([window.location.search, window.history.state, loads]).toEqual(['?plan=school', before, []]);
});

test('[NAV-10] going back from a pushed address is a navigation of the router', async () => {
  pushAddress('/lessons?grade=3-5');
  expect([window.location.search, loads]).toEqual(['?grade=3-5', []]);
  window.history.back();
  await vi.waitFor(() => expect(loads).toEqual(['/lessons']), 10_000);
  await settled(router, '/lessons');
});

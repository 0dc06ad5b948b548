import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  decodeReloadGuard,
  mayReload,
  type ReloadGuard,
  reloadGuardFor,
} from '#domain/identity/navigation/reload-guard.ts';

test('[NAV-16] a path is reloaded once in 10 s; another path is independent', () => {
  const guard = reloadGuardFor('/lessons', 1000);
  expect(mayReload(null, '/lessons', 1000)).toBe(true);
  expect(mayReload(guard, '/lessons', 10_999)).toBe(false);
  expect(mayReload(guard, '/lessons', 11_000)).toBe(true);
  expect(mayReload(guard, '/login', 1001)).toBe(true);
});

test('[NAV-16] the reloads of a path are always 10 s apart', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 4000 }), { maxLength: 50 }), (waits) => {
      let now = 0;
      let guard: ReloadGuard | null = null;
      const reloads: number[] = [];
      for (const wait of waits) {
        now += wait;
        if (!mayReload(guard, '/lessons', now)) continue;
        guard = reloadGuardFor('/lessons', now);
        reloads.push(now);
      }
      const gaps = reloads.slice(1).map((at, index) => at - (reloads[index] ?? at));
      expect(gaps.filter((gap) => gap < 10_000)).toEqual([]);
    }),
  );
});

test.each([null, 'x', 7, {}, { path: '/a' }, { path: 1, until: 2 }, { path: '/a', until: '2' }])(
  '%j is not a guard',
  (value) => {
    expect(decodeReloadGuard(value)).toBeNull();
  },
);

test('a stored guard is read back', () => {
  const guard = reloadGuardFor('/lessons', 5);
  expect(decodeReloadGuard(JSON.parse(JSON.stringify(guard)))).toEqual(guard);
});

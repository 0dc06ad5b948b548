import { expect, test } from 'vitest';
import { emptyAreas, InMemoryStorage } from '#adapters/memory/in-memory-storage.ts';
import { reloadForMissingChunk } from '#ui/routes/chunk-error.ts';

test('[NAV-16] a missing piece of the app reloads to the target, once per path in 10 s', () => {
  const storage = new InMemoryStorage(emptyAreas());
  const loaded: string[] = [];
  let now = 1_000_000;
  const miss = (target: string): boolean =>
    reloadForMissingChunk({
      storage,
      now: () => now,
      target: () => target,
      reload: (path) => loaded.push(path),
    });
  expect(miss('/settings/profile?tab=1')).toBe(true);
  now += 9_999;
  expect(miss('/settings/profile?tab=1')).toBe(false);
  now += 1;
  expect(miss('/settings/profile?tab=1')).toBe(true);
  expect(loaded).toEqual(['/settings/profile?tab=1', '/settings/profile?tab=1']);
});

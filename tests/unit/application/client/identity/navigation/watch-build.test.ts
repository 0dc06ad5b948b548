import { beforeEach, expect, test } from 'vitest';
import { InMemoryBuildFeed } from '#adapters/memory/platform/in-memory-build-feed.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { type BuildWatch, watchBuild } from '#application/client/identity/navigation/watch-build.ts';
import { minute, second, startOfTests } from '../../../../../builders/time.ts';

let clock: ManualClock;
let feed: InMemoryBuildFeed;
let log: InMemoryLog;
let watch: BuildWatch;

beforeEach(() => {
  clock = new ManualClock(startOfTests);
  feed = new InMemoryBuildFeed('one');
  log = new InMemoryLog();
  watch = watchBuild(feed, clock, log)('one');
});

test('[NAV-17] a new build is noticed at the next check, every 5 minutes', async () => {
  await clock.advance(5 * minute);
  expect(watch.newer()).toBe(false);
  feed.deploy('two');
  await clock.advance(5 * minute - 1);
  expect(watch.newer()).toBe(false);
  await clock.advance(1);
  expect(watch.newer()).toBe(true);
  expect(clock.pending()).toEqual([]);
});

test('[NAV-17] a tab that becomes visible checks at once, but not every time', async () => {
  feed.deploy('two');
  await watch.look();
  expect(watch.newer()).toBe(false);
  await clock.advance(30 * second);
  await watch.look();
  expect(watch.newer()).toBe(true);
});

test('[NAV-17] a failed check is logged, changes nothing and is repeated', async () => {
  feed.fail('unreachable');
  await clock.advance(5 * minute);
  expect(watch.newer()).toBe(false);
  expect(log.lines()).toMatchObject([{ level: 'warn', facts: { reason: 'unreachable' } }]);
  feed.deploy('two');
  await clock.advance(5 * minute);
  expect(watch.newer()).toBe(true);
});

test('a stopped watch checks no more', async () => {
  watch.stop();
  feed.deploy('two');
  await clock.advance(5 * minute);
  await watch.look();
  expect(watch.newer()).toBe(false);
});

import { expect, test } from 'vitest';
import { FetchBuildFeed } from '#adapters/browser/fetch-build-feed.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { startScriptServer } from '../../adapters/client/script-server.ts';
import { startOfTests } from '../../builders/time.ts';
import { buildFeedContract } from '../platform/build-feed.contract.ts';

buildFeedContract('FetchBuildFeed, over a real socket', async () => {
  const server = await startScriptServer();
  return {
    feed: new FetchBuildFeed(new ManualClock(startOfTests), server.url),
    deploy: (id) => server.reply({ status: 200, body: { id } }),
    fail: async (reason) => {
      if (reason === 'unreachable') await server.stop();
      else server.reply({ status: 200, body: { version: 7 } });
    },
    close: server.stop,
  };
});

test('[NAV-17] requests `builds/latest.json` with the time in the query', async () => {
  const server = await startScriptServer();
  server.reply({ status: 200, body: { id: 'one' } });
  await new FetchBuildFeed(new ManualClock(1234), server.url).latest();
  expect(server.received()).toMatchObject([{ method: 'GET', path: '/builds/latest.json?t=1234' }]);
  await server.stop();
});

test('an error status, and a body that is not JSON, are unreadable', async () => {
  const server = await startScriptServer();
  const feed = new FetchBuildFeed(new ManualClock(startOfTests), server.url);
  const unreadable = { ok: false, error: { kind: 'build/unknown', reason: 'unreadable' } };
  server.reply({ status: 503, body: { id: 'one' } });
  expect(await feed.latest()).toEqual(unreadable);
  server.reply({ status: 200 });
  expect(await feed.latest()).toEqual(unreadable);
  await server.stop();
});

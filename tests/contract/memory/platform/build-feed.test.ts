import { InMemoryBuildFeed } from '#adapters/memory/platform/in-memory-build-feed.ts';
import { buildFeedContract } from '../../platform/build-feed.contract.ts';

buildFeedContract('InMemoryBuildFeed', async () => {
  const feed = new InMemoryBuildFeed('first');
  return {
    feed,
    deploy: (id) => feed.deploy(id),
    fail: async (reason) => feed.fail(reason),
    close: async () => undefined,
  };
});

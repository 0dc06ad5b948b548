import { InMemoryAnalytics } from '#adapters/memory/in-memory-analytics.ts';
import { analyticsContract } from '../analytics.contract.ts';

analyticsContract('InMemoryAnalytics', () => {
  const analytics = new InMemoryAnalytics();
  return { analytics, arrived: () => analytics.views() };
});

import { InMemoryAnalytics } from '#adapters/memory/platform/in-memory-analytics.ts';
import { analyticsContract } from '../../platform/analytics.contract.ts';

analyticsContract('InMemoryAnalytics', () => {
  const analytics = new InMemoryAnalytics();
  return { analytics, arrived: () => analytics.views() };
});

import { InMemoryRateLimiter } from '#adapters/memory/platform/in-memory-rate-limiter.ts';
import { rateLimiterContract } from '../../platform/rate-limiter.contract.ts';

rateLimiterContract(
  'InMemoryRateLimiter',
  async () => {
    const takes = new Map<string, readonly number[]>();
    return {
      limiter: new InMemoryRateLimiter(takes),
      sameLimiter: new InMemoryRateLimiter(takes),
      close: async () => undefined,
    };
  },
  { runs: 200 },
);

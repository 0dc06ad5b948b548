import { InMemoryAnalytics } from '#adapters/memory/platform/in-memory-analytics.ts';
import { InMemoryBrowser } from '#adapters/memory/identity/in-memory-browser.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import { networkTo } from './inject-http.ts';
import { memoryClientApp, type ServedWorld } from './memory-client-app.ts';
import type { Service } from './a-service.ts';

/** Returns the client of one page over the service, with its in-memory world. Without `browser`, the page gets a new one. */
export function aPage(service: Service, overrides: Partial<Pick<ServedWorld, 'browser' | 'storage'>> = {}) {
  const world = {
    service,
    network: networkTo(service),
    browser: new InMemoryBrowser(),
    storage: new InMemoryStorage(),
    log: new InMemoryLog(),
    analytics: new InMemoryAnalytics(),
    ...overrides,
  };
  const { identity, clock } = service;
  return { ...world, identity, clock, client: memoryClientApp(world) };
}

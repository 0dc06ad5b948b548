import { fakeOperations, type OperationStubs } from '#adapters/api/fake-operations.ts';
import { InMemoryBrowser } from '#adapters/memory/identity/in-memory-browser.ts';
import { InMemoryIdentityService } from '#adapters/memory/identity/in-memory-identity-service.ts';
import { InMemoryAnalytics } from '#adapters/memory/platform/in-memory-analytics.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { apiServices } from '../api/api-services.ts';
import type { ClientPorts } from '../client/client-ports.ts';
import { composeClientApp } from '../client/compose-client-app.ts';
import { accountReplies } from './account-replies.ts';
import { memoryPorts, type MemoryWorld } from './memory-ports.ts';

/** 2026-01-05, a Monday, at 8:00 UTC: the start of the clock. */
const start = Date.UTC(2026, 0, 5, 8);

/**
 * Returns the client of one page with everything in memory, and the fakes that it runs on. Signing up, logging in by a link, onboarding, the session and route
 * guards work at once. `operations` are stubs for other operations of the API, or replace the default ones. A call of an operation without a stub throws an
 * error with its name. Only `clock.advance` advances the time. `own` are adapters of the host that replace fakes, for everything that depends on them.
 */
export function createMemoryApp(
  operations: OperationStubs = {},
  own: Partial<Pick<MemoryWorld, 'analytics' | 'log' | 'storage'>> = {},
) {
  const clock = new ManualClock(start);
  const identityService = new InMemoryIdentityService(clock);
  const world = {
    clock,
    identityService,
    browser: new InMemoryBrowser(),
    storage: own.storage ?? new InMemoryStorage(),
    log: own.log ?? new InMemoryLog(),
    analytics: own.analytics ?? new InMemoryAnalytics(),
  };
  const http = fakeOperations({ ...accountReplies(identityService), ...operations });
  const services = apiServices(http, world.log);
  const ports: ClientPorts = { ...memoryPorts(world, http), services: () => services };
  return { ...world, ports, app: composeClientApp(ports) };
}

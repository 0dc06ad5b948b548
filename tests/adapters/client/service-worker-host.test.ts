import { expect, test } from 'vitest';
import { ServiceWorkerHost, type Workers } from '#adapters/browser/service-worker-host.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';

/** A browser's service workers. `becomesReady` is whether the registered worker is activated. */
function aBrowser({
  network = true,
  becomesReady = true,
  answer = () => undefined,
}: {
  readonly network?: boolean;
  readonly becomesReady?: boolean;
  readonly answer?: (port: MessagePort) => void;
} = {}) {
  const worker = { postMessage: (_message: unknown, ports: readonly MessagePort[]) => ports.forEach(answer) };
  const registration = { active: worker } as unknown as ServiceWorkerRegistration;
  let registered: ServiceWorkerRegistration | undefined;
  const workers: Workers = {
    register: async () => {
      if (!network) throw new TypeError('Failed to register a ServiceWorker');
      return (registered = registration);
    },
    getRegistration: async () => registered,
    ready: becomesReady ? Promise.resolve(registration) : new Promise(() => undefined),
  };
  const clock = new ManualClock(0);
  const log = new InMemoryLog();
  const host = (enabled = true) => new ServiceWorkerHost(clock, log, enabled, workers);
  return { clock, log, host, hasWorker: () => (registered = registration) };
}

test('[LES-8] a worker is registered and remains registered', async () => {
  const { host, clock } = aBrowser();
  expect(await host().installed()).toBe(false);
  expect(await host().install()).toBe(true);
  expect(await host().installed()).toBe(true);
  expect(clock.pending()).toEqual([]);
});

test('[LES-8] stored pages work without a network, and others do not', async () => {
  const { host, hasWorker } = aBrowser({ network: false });
  expect(await host().install()).toBe(false);
  hasWorker();
  expect(await host().install()).toBe(true);
});

test('[REL-7] a worker that never starts does not block its callers', async () => {
  const { host, clock } = aBrowser({ becomesReady: false });
  const installed = host().install();
  await clock.advance(60_000);
  expect(await installed).toBe(false);
});

test('[LES-8] nothing is registered if workers are turned off or not supported', async () => {
  const { host, clock, log } = aBrowser();
  expect(await host(false).install()).toBe(false);
  expect(await host(false).installed()).toBe(false);
  const none = new ServiceWorkerHost(clock, log, true, null);
  expect(await none.install()).toBe(false);
  expect(await none.cacheTryIt()).toBe('incomplete');
});

test.each(['held', 'storage-full', 'incomplete'] as const)(
  '[LES-8] the worker reports the result for ‘Try it’: %s',
  async (said) => {
    const { host } = aBrowser({ answer: (port) => port.postMessage(said) });
    await host().install();
    expect(await host().cacheTryIt()).toBe(said);
  },
);

test('[LES-8] a worker without a reply stores nothing', async () => {
  const { host, clock } = aBrowser();
  await host().install();
  const held = host().cacheTryIt();
  await clock.advance(60_000);
  expect(await held).toBe('incomplete');
});

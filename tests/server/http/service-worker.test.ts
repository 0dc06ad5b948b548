import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import type { Site } from '#server/http/site.ts';
import { aServer } from '../a-server.ts';

const clientDir = mkdtempSync(join(tmpdir(), 'blockyard-worker-'));
writeFileSync(join(clientDir, 'service-worker.js'), 'the worker of the build');
afterAll(() => rmSync(clientDir, { recursive: true, force: true }));

const site: Site = { publicUrl: 'https://blockyard.test', identityDomain: null };

test('[LES-8] the worker is revalidated each time, and is always our own', async () => {
  const { headers, text } = await aServer({ clientDir, site }).call('GET', '/service-worker.js');
  expect(text).toBe('the worker of the build');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-type']).toMatch(/javascript/);
  expect(headers['content-security-policy']).toContain("worker-src 'self'");
});

test('[LES-8] if workers are turned off, one is served that deletes everything and unregisters itself', async () => {
  const switchedOff = aServer({ clientDir, site: { ...site, offline: false } });
  const { headers, text } = await switchedOff.call('GET', '/service-worker.js');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-type']).toMatch(/javascript/);

  const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
  const names = new Set(['blockyard-copies', 'workbox-precache']);
  const did: string[] = [];
  const work: Promise<unknown>[] = [];
  runInNewContext(text, {
    caches: { keys: async () => [...names], delete: async (name: string) => names.delete(name) },
    self: {
      addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
      skipWaiting: async () => did.push('skipWaiting'),
      registration: { unregister: async () => did.push('unregister') },
    },
  });
  for (const name of ['install', 'activate']) {
    listeners.get(name)?.({ waitUntil: (promise) => work.push(promise) });
  }
  await Promise.all(work);
  expect(did).toEqual(['skipWaiting', 'unregister']);
  expect([...names]).toEqual([]);
});

import { expect, test } from 'vitest';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { preloadPages } from '#application/client/identity/navigation/preload-pages.ts';
import { aGate } from '../../../../../builders/a-gate.ts';

const settle = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));

test('[NAV-18] at most 4 pages are preloaded at once, each page once', async () => {
  const started: string[] = [];
  const gates = new Map<string, ReturnType<typeof aGate>>();
  const preload = preloadPages((name) => {
    started.push(name);
    const gate = aGate();
    gates.set(name, gate);
    return gate.opened;
  }, new InMemoryLog());
  preload(['a', 'b', 'c'], 'fetched');
  preload(['c', 'd', 'e', 'f', 'e'], 'fetched');
  expect(started).toEqual(['a', 'b', 'c', 'd']);
  gates.get('b')?.open();
  await settle();
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);
  for (const gate of gates.values()) gate.open();
  await settle();
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('[NAV-18] a failed preload is logged as a warning, and can be retried', async () => {
  const log = new InMemoryLog();
  let tries = 0;
  const preload = preloadPages(async () => {
    tries += 1;
    if (tries === 1) throw new Error('gone');
  }, log);
  preload(['lessons'], 'fetched');
  await settle();
  expect(log.lines()).toMatchObject([{ level: 'warn', facts: { page: 'lessons' } }]);
  preload(['lessons'], 'fetched');
  await settle();
  preload(['lessons'], 'fetched');
  expect(tries).toBe(2);
});

test('[NAV-18] a preloaded page is evaluated when a user is about to open it', async () => {
  const prepared: string[] = [];
  const preload = preloadPages(
    async (name, readiness) => prepared.push(`${name} ${readiness}`),
    new InMemoryLog(),
  );
  preload(['login'], 'fetched');
  preload(['login'], 'opened');
  preload(['login'], 'opened');
  await settle();
  expect(prepared).toEqual(['login fetched', 'login opened']);
});

import { expect, test } from 'vitest';
import { InMemoryChanges } from '#adapters/memory/platform/in-memory-changes.ts';
import { changesContract } from '../../platform/changes.contract.ts';

changesContract('InMemoryChanges', async () => {
  const changes = new InMemoryChanges();
  return {
    changes,
    commit: async (id) => changes.announce('account', id),
    undo: async () => undefined,
    loadLessons: async () => changes.announce('lessons', null),
    close: async () => undefined,
  };
});

test('after lost announcements every listener is notified that anything may have changed', () => {
  const changes = new InMemoryChanges();
  const received: (string | null)[] = [];
  changes.subscribe('account', (id) => received.push(id));
  changes.dropAnnouncements();
  expect(received).toEqual([null]);
});

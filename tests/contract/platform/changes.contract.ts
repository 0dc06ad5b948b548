import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Changes } from '#application/service/platform/ports/changes.ts';

export type ChangesHarness = {
  readonly changes: Changes;
  readonly commit: (accountId: string) => Promise<void>;
  readonly undo: (accountId: string) => Promise<void>;
  readonly loadLessons: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export function changesContract(name: string, makeHarness: () => Promise<ChangesHarness>): void {
  describe(`Changes: ${name}`, () => {
    let harness: ChangesHarness;
    let received: (string | null)[];
    let stop: () => void;
    beforeEach(async () => {
      harness = await makeHarness();
      received = [];
      stop = harness.changes.subscribe('account', (id) => received.push(id));
    });
    afterEach(async () => {
      stop();
      await harness.close();
    });

    test('a commit is announced with its ID; a rollback is not', async () => {
      await harness.undo('ada');
      await harness.commit('grace:1');
      await vi.waitFor(() => expect(received).toEqual(['grace:1']), 10_000);
    });

    test('listeners of a topic are notified, and those of other topics are not', async () => {
      const again: (string | null)[] = [];
      const lessons = vi.fn<() => void>();
      const stops = [
        harness.changes.subscribe('account', (id) => again.push(id)),
        harness.changes.subscribe('lessons', lessons),
      ];
      await harness.commit('ada');
      await vi.waitFor(() => expect(again).toEqual(['ada']), 10_000);
      expect(received).toEqual(['ada']);
      expect(lessons).not.toHaveBeenCalled();
      for (const each of stops) each();
    });

    test('the lessons are announced as a whole', async () => {
      const ids: (string | null)[] = [];
      const stopLessons = harness.changes.subscribe('lessons', (id) => ids.push(id));
      await harness.loadLessons();
      await vi.waitFor(() => expect(ids).toEqual([null]), 10_000);
      expect(received).toEqual([]);
      stopLessons();
    });

    test('a listener that ended is not notified', async () => {
      const others: (string | null)[] = [];
      stop();
      const stopOthers = harness.changes.subscribe('account', (id) => others.push(id));
      await harness.commit('ada');
      await vi.waitFor(() => expect(others).toEqual(['ada']), 10_000);
      expect(received).toEqual([]);
      stopOthers();
    });
  });
}

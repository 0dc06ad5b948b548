import { beforeEach, describe, expect, test } from 'vitest';
import type { WakeUp, WakeUps } from '#application/client/ports/wake-ups.ts';

/** A page, and how it wakes. */
export type WakeUpsHarness = { readonly wakeUps: WakeUps; readonly wake: (what: WakeUp) => void };

/** What every `WakeUps` does. */
export function wakeUpsContract(name: string, makeHarness: () => WakeUpsHarness): void {
  describe(`WakeUps: ${name}`, () => {
    let page: WakeUpsHarness;
    beforeEach(() => {
      page = makeHarness();
    });

    test('tells each watcher what happened, until it stops watching', () => {
      const heard: string[] = [];
      const stop = page.wakeUps.watch((what) => heard.push(`one ${what}`));
      page.wakeUps.watch((what) => heard.push(`other ${what}`));
      expect(heard).toEqual([]);
      page.wake('shown');
      page.wake('online');
      expect(heard).toEqual(['one shown', 'other shown', 'one online', 'other online']);
      stop();
      page.wake('shown');
      expect(heard.slice(4)).toEqual(['other shown']);
    });
  });
}

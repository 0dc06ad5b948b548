import { beforeEach, describe, expect, test } from 'vitest';
import type { ResumeEvent, ResumeEvents } from '#application/client/platform/ports/resume-events.ts';

export type ResumeEventsHarness = {
  readonly resumeEvents: ResumeEvents;
  readonly wake: (what: ResumeEvent) => void;
};

export function resumeEventsContract(name: string, makeHarness: () => ResumeEventsHarness): void {
  describe(`ResumeEvents: ${name}`, () => {
    let page: ResumeEventsHarness;
    beforeEach(() => {
      page = makeHarness();
    });

    test('sends events to each listener until it stops', () => {
      const received: string[] = [];
      const stop = page.resumeEvents.watch((what) => received.push(`one ${what}`));
      page.resumeEvents.watch((what) => received.push(`other ${what}`));
      expect(received).toEqual([]);
      page.wake('shown');
      page.wake('online');
      expect(received).toEqual(['one shown', 'other shown', 'one online', 'other online']);
      stop();
      page.wake('shown');
      expect(received.slice(4)).toEqual(['other shown']);
    });
  });
}

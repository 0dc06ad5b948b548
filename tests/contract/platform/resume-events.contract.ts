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
      const heard: string[] = [];
      const stop = page.resumeEvents.watch((what) => heard.push(`one ${what}`));
      page.resumeEvents.watch((what) => heard.push(`other ${what}`));
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

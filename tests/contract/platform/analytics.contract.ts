import { describe, expect, test } from 'vitest';
import type { Analytics } from '#application/client/platform/ports/analytics.ts';
import { pageView } from '#domain/identity/campaign/page-view.ts';

export type AnalyticsHarness = { readonly analytics: Analytics; readonly arrived: () => readonly unknown[] };

export function analyticsContract(name: string, makeHarness: () => AnalyticsHarness): void {
  describe(`Analytics: ${name}`, () => {
    test('[ANA-1] each view arrives unchanged, in order', () => {
      const { analytics, arrived } = makeHarness();
      const one = pageView('/lessons', 'https://blockyard.test/lessons', '', { source: 'mail' });
      const other = pageView('/login', 'https://blockyard.test/login', 'https://blockyard.test/lessons', {});
      analytics.push(one);
      analytics.push(other);
      analytics.push(one);
      expect(arrived()).toEqual([one, other, one]);
    });
  });
}

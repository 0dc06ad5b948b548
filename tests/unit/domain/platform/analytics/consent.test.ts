import { expect, test } from 'vitest';
import { mayBeMeasured } from '#domain/platform/analytics/consent.ts';

test.each([
  [{}, true],
  [{ doNotTrack: null, globalPrivacyControl: false }, true],
  [{ doNotTrack: 'unspecified' }, true],
  [{ doNotTrack: '0' }, true],
  [{ doNotTrack: '1' }, false],
  [{ doNotTrack: 'yes' }, false],
  [{ globalPrivacyControl: true }, false],
  [{ doNotTrack: '0', globalPrivacyControl: true }, false],
])('[ANA-2] analytics with %o: %s', (wishes, may) => {
  expect(mayBeMeasured(wishes)).toBe(may);
});

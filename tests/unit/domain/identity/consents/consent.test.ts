import { describe, expect, test } from 'vitest';
import {
  consentTo,
  dueConsents,
  fullConsent,
  parseConsents,
  wantsNews,
} from '#domain/identity/consents/consent.ts';

describe('consents', () => {
  test('[ORG-10] product news is off unless the user asked for them, and can be turned off again', () => {
    expect(wantsNews([])).toBe(false);
    expect(wantsNews(fullConsent(false))).toBe(false);
    expect(wantsNews(fullConsent(true))).toBe(true);
    expect(wantsNews([consentTo('news', false)])).toBe(false);
  });

  test('[ORG-10] a consent is due if the current version was not accepted', () => {
    expect(dueConsents([])).toEqual(['terms', 'privacy']);
    expect(dueConsents(fullConsent(false))).toEqual([]);
    expect(dueConsents([consentTo('terms'), consentTo('privacy', false)])).toEqual(['privacy']);
    const before = { ...consentTo('terms'), version: '1999-12-31' };
    expect(dueConsents([before, consentTo('privacy')])).toEqual(['terms']);
    // A consent to a different text with the same version does not count.
    expect(dueConsents([before, consentTo('privacy'), consentTo('news')])).toEqual(['terms']);
  });

  test('only versions that were shown count', () => {
    expect(parseConsents(fullConsent(true)).ok).toBe(true);
    expect(parseConsents([{ ...consentTo('terms'), version: '1999-12-31' }]).ok).toBe(false);
  });
});

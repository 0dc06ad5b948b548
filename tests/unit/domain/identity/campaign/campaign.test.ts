import { expect, test } from 'vitest';
import { campaignOf, decodeCampaign, inCamelCase, inSnakeCase } from '#domain/identity/campaign/campaign.ts';

const query = new Map(Object.entries({
  utm_source: 'mail', utm_medium: ' letter ', utm_campaign: 'autumn', utm_term: 'dock', utm_content: 'top',
  utm_other: 'x', source: 'y',
})); // prettier-ignore
const campaign = { source: 'mail', medium: 'letter', campaign: 'autumn', term: 'dock', content: 'top' };

test('[ONB-4] the five parameters of a URL make up the campaign, and no others do', () => {
  expect(campaignOf(query)).toEqual(campaign);
});

test('[ONB-4] an empty parameter is ignored, and a long one is truncated', () => {
  expect(campaignOf(new Map([['utm_source', ' ']]))).toEqual({});
  expect(campaignOf(new Map([['utm_source', 'ada@lovelace.test']]))).toEqual({});
  expect(campaignOf(new Map([['utm_source', 'x'.repeat(900)]])).source).toHaveLength(200);
});

test('[ONB-4] it is sent in camel case and in snake case', () => {
  expect(inCamelCase(campaign)).toEqual({
    utmSource: 'mail', utmMedium: 'letter', utmCampaign: 'autumn', utmTerm: 'dock', utmContent: 'top',
  }); // prettier-ignore
  expect(inSnakeCase({ source: 'mail', term: 'dock' })).toEqual({ utm_source: 'mail', utm_term: 'dock' });
});

test.each([null, 'mail', 7])('%j is not a campaign', (value) => {
  expect(decodeCampaign(value)).toBeNull();
});

test('values that are not text are dropped from a stored campaign', () => {
  expect(decodeCampaign({ source: 'mail', medium: 7, evil: 'x' })).toEqual({ source: 'mail' });
});

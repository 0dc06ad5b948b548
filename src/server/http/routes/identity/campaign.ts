import { type Campaign, type CampaignInCamelCase, noCampaign } from '#domain/identity/campaign/campaign.ts';

/** Returns the campaign of a body's `utm`, which may be empty or missing. Spec §7. */
export function campaignOfUtm(utm: CampaignInCamelCase | null | undefined): Campaign {
  if (utm === null || utm === undefined) return noCampaign;
  const { utmSource, utmMedium, utmCampaign, utmTerm, utmContent } = utm;
  return {
    ...(utmSource === undefined ? {} : { source: utmSource }),
    ...(utmMedium === undefined ? {} : { medium: utmMedium }),
    ...(utmCampaign === undefined ? {} : { campaign: utmCampaign }),
    ...(utmTerm === undefined ? {} : { term: utmTerm }),
    ...(utmContent === undefined ? {} : { content: utmContent }),
  };
}

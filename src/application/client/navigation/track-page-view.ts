import { pageView } from '#domain/analytics/page-view.ts';
import { campaignOf, isEmptyCampaign, noCampaign } from '#domain/campaign/campaign.ts';
import type { Analytics } from '../ports/analytics.ts';
import type { Storage } from '../ports/storage.ts';
import { campaignEntry } from '../storage-entries.ts';

/** A page as it is seen now. */
export type SeenPage = {
  /** Path and query within the app. */
  readonly path: string;
  /** The whole URL. */
  readonly location: string;
  /** The URL seen before, the browser's referrer on first load; may be empty. */
  readonly referrer: string;
  readonly query: ReadonlyMap<string, string>;
};

export type TrackPageView = (page: SeenPage) => void;

/** Spec §2: each route view goes to the data layer; §3: a campaign in the URL is stored first. */
export function trackPageView({
  analytics,
  storage,
}: {
  readonly analytics: Analytics;
  readonly storage: Storage;
}): TrackPageView {
  return ({ path, location, referrer, query }) => {
    const campaign = campaignOf(query);
    if (!isEmptyCampaign(campaign)) storage.write(campaignEntry, campaign);
    analytics.push(pageView(path, location, referrer, storage.read(campaignEntry) ?? noCampaign));
  };
}

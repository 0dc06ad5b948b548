import { isOfStudents, pageView } from '#domain/identity/campaign/page-view.ts';
import { campaignOf, isEmptyCampaign, noCampaign } from '#domain/identity/campaign/campaign.ts';
import type { Analytics } from '../../platform/ports/analytics.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import { campaignEntry } from '../../storage-entries.ts';

export type SeenPage = {
  readonly path: string;
  readonly location: string;
  /** The previous URL, or the browser's referrer on first load; may be empty. */
  readonly referrer: string;
  readonly query: ReadonlyMap<string, string>;
};

export type TrackPageView = (page: SeenPage) => void;

/** Spec §2: sends each page view to the data layer. §3: stores a campaign in the URL first. Students' pages are not tracked. */
export function trackPageView({
  analytics,
  storage,
}: {
  readonly analytics: Analytics;
  readonly storage: Storage;
}): TrackPageView {
  return ({ path, location, referrer, query }) => {
    if (isOfStudents(path)) return;
    const campaign = campaignOf(query);
    if (!isEmptyCampaign(campaign)) storage.write(campaignEntry, campaign);
    analytics.push(pageView(path, location, referrer, storage.read(campaignEntry) ?? noCampaign));
  };
}

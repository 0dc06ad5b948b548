import type { Analytics } from '#application/client/platform/ports/analytics.ts';
import { mayBeMeasured, type TrackingWishes } from '#domain/platform/analytics/consent.ts';
import type { PageView } from '#domain/identity/campaign/page-view.ts';

type Page = { dataLayer?: unknown[] };

/**
 * The data layer of spec §2, which is the array `window.dataLayer`. An installed tag manager reads it, and the page itself sends nothing. It stays empty for
 * users who opted out of measurement, because a tag manager also reads earlier entries (ANA-2).
 */
export class DataLayerAnalytics implements Analytics {
  readonly #page: Page;

  readonly #wishes: TrackingWishes;

  constructor(page: object, wishes: TrackingWishes) {
    this.#page = page;
    this.#wishes = wishes;
  }

  push(view: PageView): void {
    if (!mayBeMeasured(this.#wishes)) return;
    (this.#page.dataLayer ??= []).push(view);
  }
}

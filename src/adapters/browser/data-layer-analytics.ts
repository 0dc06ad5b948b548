import type { Analytics } from '#application/client/platform/ports/analytics.ts';
import { mayBeMeasured, type TrackingWishes } from '#domain/platform/analytics/consent.ts';
import type { PageView } from '#domain/identity/campaign/page-view.ts';

type Page = { dataLayer?: unknown[] };

/**
 * The data layer of Spec §2: the array `window.dataLayer`, which an installed tag manager reads. The page itself sends nothing. It stays
 * empty for users who opted out of measurement, because a tag manager reads earlier entries too (ANA-2).
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

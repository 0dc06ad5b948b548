import type { Analytics } from '#application/client/ports/analytics.ts';
import { mayBeMeasured, type TrackingWishes } from '#domain/analytics/consent.ts';
import type { PageView } from '#domain/analytics/page-view.ts';

type Page = { dataLayer?: unknown[] };

/**
 * The data layer of Spec §2: `window.dataLayer`, an array that a tag manager reads where one is installed. Nothing leaves
 * the page by itself. It stays empty for people who do not want to be measured, since a tag manager reads what was pushed
 * before it came (ANA-2).
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

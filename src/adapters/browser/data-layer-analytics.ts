import type { Analytics } from '#application/client/ports/analytics.ts';
import type { PageView } from '#domain/analytics/page-view.ts';

type Page = { dataLayer?: unknown[] };

/**
 * The data layer of Spec §2: `window.dataLayer`, an array that a tag manager reads where one is installed. Nothing leaves
 * the page by itself.
 */
export class DataLayerAnalytics implements Analytics {
  readonly #page: Page;

  constructor(page: object = globalThis) {
    this.#page = page;
  }

  push(view: PageView): void {
    (this.#page.dataLayer ??= []).push(view);
  }
}

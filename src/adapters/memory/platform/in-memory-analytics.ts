import type { Analytics } from '#application/client/platform/ports/analytics.ts';
import type { PageView } from '#domain/identity/campaign/page-view.ts';

export class InMemoryAnalytics implements Analytics {
  readonly #views: PageView[] = [];

  push(view: PageView): void {
    this.#views.push(view);
  }

  views(): readonly PageView[] {
    return [...this.#views];
  }
}

import type { PageView } from '#domain/analytics/page-view.ts';

/** Where page views go. */
export interface Analytics {
  push(view: PageView): void;
}

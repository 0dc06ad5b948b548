import type { PageView } from '#domain/analytics/page-view.ts';

/** The destination of page views. */
export interface Analytics {
  push(view: PageView): void;
}

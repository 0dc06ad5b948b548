import type { PageView } from '#domain/analytics/page-view.ts';

export interface Analytics {
  push(view: PageView): void;
}

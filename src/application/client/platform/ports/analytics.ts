import type { PageView } from '#domain/identity/campaign/page-view.ts';

export interface Analytics {
  push(view: PageView): void;
}

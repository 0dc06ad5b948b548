import type { Clock } from '#application/ports/clock.ts';

type Page = { dataLayer?: unknown[]; readonly document: Document };

/** Google Tag Manager's container, which reads the data layer. Its script comes from a different origin, so it is loaded only if configured. */
export class TagManagerContainer {
  readonly #page: Page;
  readonly #clock: Clock;

  constructor(page: Page, clock: Clock) {
    this.#page = page;
    this.#clock = clock;
  }

  load(containerId: string): void {
    (this.#page.dataLayer ??= []).push({ 'gtm.start': this.#clock.now(), event: 'gtm.js' });
    const script = this.#page.document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(containerId)}`;
    this.#page.document.head.append(script);
  }
}

import type { ResumeEvent, ResumeEvents } from '#application/client/platform/ports/resume-events.ts';

export type ResumablePage = {
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
};

/** Detects wake-ups by events of the page: it becomes visible, is restored from the back/forward cache, or goes online. */
export class BrowserResumeEvents implements ResumeEvents {
  readonly #page: ResumablePage;

  constructor(page: ResumablePage = { document, window }) {
    this.#page = page;
  }

  watch(listener: (what: ResumeEvent) => void): () => void {
    const page = this.#page;
    const looked = (): void => {
      if (page.document.visibilityState === 'visible') listener('shown');
    };
    const online = (): void => listener('online');
    page.document.addEventListener('visibilitychange', looked);
    page.window.addEventListener('pageshow', looked);
    page.window.addEventListener('online', online);
    return () => {
      page.document.removeEventListener('visibilitychange', looked);
      page.window.removeEventListener('pageshow', looked);
      page.window.removeEventListener('online', online);
    };
  }
}

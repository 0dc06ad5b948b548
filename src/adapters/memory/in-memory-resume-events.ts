import type { ResumeEvent, ResumeEvents } from '#application/client/ports/resume-events.ts';

/** A page that a test wakes. */
export class InMemoryResumeEvents implements ResumeEvents {
  readonly #listeners = new Set<(what: ResumeEvent) => void>();

  watch(listener: (what: ResumeEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The page is looked at again, or has a network again. */
  wake(what: ResumeEvent): void {
    for (const listener of this.#listeners) listener(what);
  }
}

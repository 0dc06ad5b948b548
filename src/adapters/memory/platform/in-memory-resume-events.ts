import type { ResumeEvent, ResumeEvents } from '#application/client/platform/ports/resume-events.ts';

export class InMemoryResumeEvents implements ResumeEvents {
  readonly #listeners = new Set<(what: ResumeEvent) => void>();

  watch(listener: (what: ResumeEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  wake(what: ResumeEvent): void {
    for (const listener of this.#listeners) listener(what);
  }
}

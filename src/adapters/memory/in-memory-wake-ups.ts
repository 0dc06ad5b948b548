import type { WakeUp, WakeUps } from '#application/client/ports/wake-ups.ts';

/** A page that a test wakes. */
export class InMemoryWakeUps implements WakeUps {
  readonly #listeners = new Set<(what: WakeUp) => void>();

  watch(listener: (what: WakeUp) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The page is looked at again, or has a network again. */
  wake(what: WakeUp): void {
    for (const listener of this.#listeners) listener(what);
  }
}

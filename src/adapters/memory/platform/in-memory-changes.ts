import type { ChangeListener, Changes, ChangeTopic } from '#application/service/platform/ports/changes.ts';

/** Notifies listeners immediately. */
export class InMemoryChanges implements Changes {
  readonly #subscriptions = new Set<{ readonly topic: ChangeTopic; readonly listener: ChangeListener }>();

  subscribe(topic: ChangeTopic, listener: ChangeListener): () => void {
    const subscription = { topic, listener };
    this.#subscriptions.add(subscription);
    return () => void this.#subscriptions.delete(subscription);
  }

  /** Notifies listeners of a committed change. `id` is null for topics without one. */
  announce(topic: ChangeTopic, id: string | null): void {
    for (const each of this.#subscriptions) if (each.topic === topic) each.listener(id);
  }

  /** Notifies listeners that notifications were lost, so any data may have changed. */
  dropAnnouncements(): void {
    for (const { listener } of this.#subscriptions) listener(null);
  }
}

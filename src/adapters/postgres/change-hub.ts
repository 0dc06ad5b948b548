import type { ChangeListener, Changes, ChangeTopic } from '#application/service/platform/ports/changes.ts';

/** The channel that triggers of the database notify. A payload is `topic` or `topic:id`. */
export const changesChannel = 'blockyard_changes';

export class ChangeHub implements Changes {
  readonly #subscriptions = new Set<{ readonly topic: ChangeTopic; readonly listener: ChangeListener }>();

  subscribe(topic: ChangeTopic, listener: ChangeListener): () => void {
    const subscription = { topic, listener };
    this.#subscriptions.add(subscription);
    return () => void this.#subscriptions.delete(subscription);
  }

  /** Passes on a notification. Topics of newer releases are ignored. */
  hear(payload: string): void {
    const [topic, ...id] = payload.split(':');
    for (const each of this.#subscriptions) {
      if (each.topic === topic) each.listener(id.length === 0 ? null : id.join(':'));
    }
  }

  miss(): void {
    for (const { listener } of this.#subscriptions) listener(null);
  }
}

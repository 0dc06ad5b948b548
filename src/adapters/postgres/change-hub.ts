import type { ChangeListener, Changes, ChangeTopic } from '#application/service/platform/ports/changes.ts';

/** The channel of notifications by the database's triggers. A payload is `topic` or `topic:id`. */
export const changesChannel = 'blockyard_changes';

export class ChangeHub implements Changes {
  readonly #subscriptions = new Set<{ readonly topic: ChangeTopic; readonly listener: ChangeListener }>();

  subscribe(topic: ChangeTopic, listener: ChangeListener): () => void {
    const subscription = { topic, listener };
    this.#subscriptions.add(subscription);
    return () => void this.#subscriptions.delete(subscription);
  }

  /** Passes a notification to listeners. Ignores topics of newer releases. */
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

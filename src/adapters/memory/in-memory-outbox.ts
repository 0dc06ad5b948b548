import type { Outbox, OutgoingMail } from '#application/service/ports/outbox.ts';

/** Keeps mails until somebody delivers them. */
export class InMemoryOutbox implements Outbox {
  readonly #mails: OutgoingMail[] = [];

  add(mail: OutgoingMail): Promise<void> {
    this.#mails.push(mail);
    return Promise.resolve();
  }

  /** Every mail that waits, oldest first. */
  waiting(): readonly OutgoingMail[] {
    return [...this.#mails];
  }

  /** Hands each waiting mail to `deliver`, oldest first; one that it throws on waits on, and so do those after it. */
  async deliver(deliver: (mail: OutgoingMail) => Promise<void>): Promise<void> {
    for (let mail = this.#mails[0]; mail !== undefined; mail = this.#mails[0]) {
      await deliver(mail);
      this.#mails.shift();
    }
  }
}

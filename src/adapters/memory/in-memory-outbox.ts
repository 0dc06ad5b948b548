import type { Outbox, OutgoingMail } from '#application/service/ports/outbox.ts';
import type { EmailAddress } from '#domain/account/text-fields.ts';
import type { Undo } from './in-memory-calls.ts';

const names = (mail: OutgoingMail, address: EmailAddress): boolean =>
  mail.to === address || ('account' in mail && mail.account === address);

/** Keeps mails until somebody delivers them. */
export class InMemoryOutbox implements Outbox {
  #mails: readonly OutgoingMail[] = [];

  add(mail: OutgoingMail): Promise<void> {
    this.#mails = [...this.#mails, mail];
    return Promise.resolve();
  }

  forget(address: EmailAddress): Promise<void> {
    this.#mails = this.#mails.filter((mail) => !names(mail, address));
    return Promise.resolve();
  }

  /** Every mail that waits, oldest first. */
  waiting(): readonly OutgoingMail[] {
    return this.#mails;
  }

  /** Hands each waiting mail to `deliver`, oldest first; one that it throws on waits on, and so do those after it. */
  async deliver(deliver: (mail: OutgoingMail) => Promise<void>): Promise<void> {
    for (let mail = this.#mails[0]; mail !== undefined; mail = this.#mails[0]) {
      const delivered = mail;
      await deliver(delivered);
      this.#mails = this.#mails.filter((other) => other !== delivered);
    }
  }

  /** An outbox whose changes come into this one by `commit`. */
  draft(): { readonly outbox: Outbox; readonly commit: () => Undo } {
    const steps: (() => Promise<void>)[] = [];
    const later = (step: () => Promise<void>): Promise<void> => {
      steps.push(step);
      return Promise.resolve();
    };
    return {
      outbox: {
        add: (mail) => later(() => this.add(mail)),
        forget: (address) => later(() => this.forget(address)),
      },
      commit: () => {
        const before = this.#mails;
        for (const step of steps) void step();
        return () => {
          this.#mails = before;
        };
      },
    };
  }
}

import type { Mail, Mailer } from '#application/service/ports/mailer.ts';

/** A mail server and its mailboxes: takes mails, and throws while it is down. */
export class InMemoryMailer implements Mailer {
  readonly #mails: Mail[] = [];
  #down = false;

  send(mail: Mail): Promise<void> {
    if (this.#down) return Promise.reject(new Error('The mail server is down'));
    this.#mails.push(mail);
    return Promise.resolve();
  }

  goDown(): void {
    this.#down = true;
  }

  comeUp(): void {
    this.#down = false;
  }

  /** Every mail that was taken, oldest first. */
  mails(): readonly Mail[] {
    return [...this.#mails];
  }
}

import type { Mail, Mailer } from '#application/service/platform/ports/mailer.ts';

/** A mail server and its mailboxes. Throws while it is down. */
export class InMemoryMailer implements Mailer {
  readonly #mails: Mail[] = [];
  readonly #refused = new Set<string>();
  #down = false;

  send(mail: Mail): Promise<'taken' | 'refused'> {
    if (this.#down) return Promise.reject(new Error('The mail server is down'));
    if (this.#refused.has(mail.to)) return Promise.resolve('refused');
    this.#mails.push(mail);
    return Promise.resolve('taken');
  }

  refuse(address: string): void {
    this.#refused.add(address);
  }

  goDown(): void {
    this.#down = true;
  }

  comeUp(): void {
    this.#down = false;
  }

  mails(): readonly Mail[] {
    return [...this.#mails];
  }
}

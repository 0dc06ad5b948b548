import { createTransport, type Transporter } from 'nodemailer';
import type { Mail, Mailer } from '#application/service/platform/ports/mailer.ts';

export type SmtpSettings = {
  /** `smtp://` or `smtps://`, with user and password if the server requires them. */
  readonly url: string;
  /** `Blockyard <hello@example.org>`, or only an address. */
  readonly from: string;
};

const second = 1_000;
const maxConnections = 8;

/** The reply codes of RFC 5321 for a recipient's mailbox that is not found, not local, or not allowed. */
const noSuchMailbox: ReadonlySet<unknown> = new Set([550, 551, 553]);
const isNoSuchMailbox = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  noSuchMailbox.has(error.responseCode);

export class SmtpMailer implements Mailer {
  readonly #transport: Transporter;
  readonly #from: string;

  /** Does not connect yet. Throws if the URL is not an SMTP URL. */
  constructor({ url, from }: SmtpSettings) {
    if (!/^smtps?:\/\/[^/]/.test(url))
      throw new Error('SMTP_URL must begin with smtp:// or smtps:// and name a server');
    this.#from = from;
    this.#transport = createTransport({
      url,
      pool: true,
      maxConnections,
      connectionTimeout: 10 * second,
      greetingTimeout: 10 * second,
      socketTimeout: 30 * second,
      disableFileAccess: true,
      disableUrlAccess: true,
    } as object);
  }

  /** The recipient is passed as one address, so that nodemailer does not parse it as a list. */
  async send(mail: Mail): Promise<'taken' | 'refused'> {
    try {
      await this.#hand(mail);
      return 'taken';
    } catch (error) {
      if (isNoSuchMailbox(error)) return 'refused';
      throw error;
    }
  }

  async #hand({ to, subject, text, html }: Mail): Promise<void> {
    await this.#transport.sendMail({
      from: this.#from,
      to: { name: '', address: to },
      subject,
      text,
      html,
      // Suppresses out-of-office replies (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    });
  }

  /** Resolves if the server accepts the connection and the password. Rejects otherwise. */
  async ping(): Promise<void> {
    await this.#transport.verify();
  }

  /** Closes the connections. A mail that is being sent fails, and its sender retries it. */
  close(): void {
    this.#transport.close();
  }
}
